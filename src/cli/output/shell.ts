// Commands as they are typed into a shell.

/** Joins words into a command line; words with anything a shell would act on are quoted. */
export function shellCommand(words: readonly string[]): string {
  return words.map(quote).join(' ');
}

function quote(word: string): string {
  if (/^[\p{L}\p{N}_@%+=:,./-]+$/u.test(word)) return word;
  return `'${word.replaceAll("'", `'\\''`)}'`;
}
