// Nothing that a player reads stands outside the catalogues: no string in the source that looks like words of a sentence.
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import ts from 'typescript';
import { belowSrc, everySource, sources } from './parts.js';

/** Strings that look like words and are rightly no catalogue's business: by file, the beginning of the string, and why. */
const ALLOWED: readonly { readonly file: RegExp; readonly text: RegExp; readonly reason: string }[] = [
  { file: /^games\/[a-z-]+\/(view|rules\/promises)\.ts$/u, text: /./u, reason: '`verify` speaks to developers' },
  { file: /^games\/blood-trail\/rules\/map\/make-level\.ts$/u, text: /^blood-trail level /u, reason: 'a seed' },
  {
    file: /^games\/[a-z-]+\/decks\//u,
    text: /^(\d+ |gladiator: )/u,
    reason: 'lines of deck files, as people type them',
  },
  {
    file: /^games\/weiss-schwarz\/decks\//u,
    text: /^(CHARACTER|EVENT|CLIMAX)\|/u,
    reason: 'lines of card files, whose names and mottoes are the same in all languages',
  },
  {
    file: /^games\/weiss-schwarz\/cards\/abilities\//u,
    text: /^[A-Z][a-z]+( \p{L}+)+( \d+)?$/u,
    reason: 'names of abilities, as card files spell them',
  },
  { file: /^cli\/actions\/completion\//u, text: /./u, reason: 'scripts for shells' },
  {
    file: /^cli\/actions\/simulate\/games\.ts$/u,
    text: /^an? /u,
    reason: 'broken promises are reported to developers',
  },
  {
    file: /^cli\/commands\/help\.ts$/u,
    text: /^Global Options:$/u,
    reason: 'a heading of commander’s, to be found and replaced',
  },
  { file: /^store\/folders\.ts$/u, text: /^Application Support$/u, reason: 'a folder, as the system names it' },
];

/** Two words of letters with blanks between: `to go`, not `plain.go-on` or `golf`. */
const WORDS = /\p{L}{2,} +\p{L}{2,}/u;

test('strings of two words and more stand in the catalogues', () => {
  const found = sources('cli', 'screen', 'plain', 'store', 'games')
    .filter((file) => !/\/text\//u.test(file))
    .flatMap((file) => stringsIn(file).filter(({ text }) => WORDS.test(text)))
    .filter(({ file, text }) => !ALLOWED.some((one) => one.file.test(file) && one.text.test(text)));
  expect(found.map(({ file, line, text }) => `${file}:${line}: ${text}`)).toEqual([]);
});

test('every allowed string is still there', () => {
  const all = everySource('cli', 'screen', 'plain', 'store', 'games').flatMap(stringsIn);
  const unused = ALLOWED.filter((one) => !all.some(({ file, text }) => one.file.test(file) && one.text.test(text)));
  expect(unused.map(({ file }) => String(file))).toEqual([]);
});

interface Found {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** The strings and templates of a file, except paths of imports and what our own errors say to developers. */
function stringsIn(file: string): Found[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || isOwnError(node)) return;
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) note(node, node.text);
    else if (ts.isTemplateExpression(node))
      note(node, [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…'));
    ts.forEachChild(node, visit);
  };
  const note = (node: ts.Node, text: string): void => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    found.push({ file: belowSrc(file), line, text });
  };
  visit(source);
  return found;
}

/** `new Error('…')`: a bug of ours, which no player is meant to meet. */
function isOwnError(node: ts.Node): boolean {
  return ts.isNewExpression(node) && ts.isIdentifier(node.expression) && /Error$/u.test(node.expression.text);
}
