// The nature deck: mana first, then giants.
export const root: readonly string[] = [
  '# creatures',
  '4 Hedge Boar',
  '4 Sapling Speaker',
  '4 Thicket Boar',
  '4 Moss Child',
  '3 Tracking Boar',
  '3 Listening Giant',
  '2 Nightwood Boar',
  '3 Hill on the Move',
  '1 The Sleeping Ridge',
  '# evolutions',
  '4 Boar of the Burnt Oak',
  '1 Grandfather of the Valley',
  '# spells',
  '3 Turn the Soil',
  '4 Thorns Close In',
];
