// Players' names: what they may be, so that a recording can hold them and a table can tell them apart.
import { clip, type Fault } from './fault.js';
import { fault } from './own-words.js';

/** Longest name in characters: wider ones would push the table off an 80-column screen. */
const LONGEST = 24;

/** A name in its normal form: NFC, trimmed, blanks inside folded to one. */
export function normaliseName(text: string): string {
  return text.normalize('NFC').trim().replace(/ +/gu, ' ');
}

/** What is wrong with a list of names in normal form, all of it. */
export function checkNames(names: readonly string[], lines: readonly (number | undefined)[] = []): Fault[] {
  const faults: Fault[] = [];
  const known = new Map<string, string>();
  names.forEach((name, index) => {
    const line = lines[index];
    const shown = clip(name);
    if (name === '') faults.push(fault('name.empty', { place: index + 1 }, line));
    else if (/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(name)) faults.push(fault('name.control', { name: shown }, line));
    else if (/^[#=!]|:|(^|\s)bot=/u.test(name)) faults.push(fault('name.format', { name: shown }, line));
    else if ([...name].length > LONGEST) faults.push(fault('name.long', { name: shown, most: LONGEST }, line));
    if (name === '') return;
    const other = known.get(fold(name));
    if (other === undefined) known.set(fold(name), name);
    else faults.push(fault('name.equal', { name: shown, other: clip(other) }, line));
  });
  return faults;
}

/** Whether two names are equal, ignoring case and blanks. */
export function sameName(one: string, other: string): boolean {
  return fold(one) === fold(other);
}

function fold(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/gu, '');
}
