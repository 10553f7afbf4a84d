// What choices call cards: slugs made of their names, which files may spell in any way.

/** What is called so when no letter and no digit is in a name. */
const NAMELESS = 'card';

/** Letters and digits of any script in small letters; whatever else stands between them becomes a hyphen. */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/gu, '');
  return slug === '' ? NAMELESS : slug;
}

/** A slug that is not taken yet: `luz`, `luz-2`, `luz-3`. */
export function freeSlug(name: string, taken: ReadonlySet<string>): string {
  const slug = slugOf(name);
  let free = slug;
  for (let count = 2; taken.has(free); count++) free = `${slug}-${count}`;
  return free;
}
