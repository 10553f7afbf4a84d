// The races of our cards. Only `survivor` means something to the rules (DM-30); the others are what filters ask for.
export const RACES = [
  'lamplighter',
  'sun-heron',
  'bell-golem',
  'oathbearer',
  'ink-scholar',
  'glass-eel',
  'reef-crab',
  'tide-singer',
  'gravedigger',
  'moth-witch',
  'bone-hound',
  'crypt-rat',
  'ember-fox',
  'forgehand',
  'ash-drake',
  'cinder-ram',
  'bramble-boar',
  'moss-giant',
  'root-speaker',
  'hive-bee',
  'survivor',
] as const;

export type Race = (typeof RACES)[number];
