// Words of choice texts, read back as what they stand for.

/**
 * The member of a closed set that a word names.
 * @throws where it names none: words come from texts that the game wrote itself
 */
export function memberOf<Word extends string>(members: readonly Word[], word: string | undefined): Word {
  const found = members.find((one) => one === word);
  if (found === undefined) throw new Error(`${word ?? 'nothing'} is none of ${members.join(', ')}`);
  return found;
}
