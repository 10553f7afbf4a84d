// The list of choices, and the tree that its texts make.
import { describe, expect, test } from '@jest/globals';
import { ChoiceList, choiceTree, nodeAt, skipSingle } from '../../src/engine/index.js';

describe('the list', () => {
  test('single choices and whole lists stand in the order in which they came', () => {
    const list = new ChoiceList<string>();
    list.add('a');
    list.append(Object.freeze(['b', 'c']));
    list.append([]);
    list.add('d');
    list.add('e');
    expect(list.toArray()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(list.count).toBe(5);
    expect([0, 1, 2, 3, 4].map((index) => list.at(index))).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('beyond its ends there is nothing, and asking throws', () => {
    const list = new ChoiceList<string>();
    expect(() => list.at(0)).toThrow(RangeError);
    list.append(['a', 'b']);
    for (const index of [-1, 2, 0.5, Number.NaN]) expect(() => list.at(index)).toThrow(RangeError);
  });

  test('cleared and filled again it holds nothing of before, and shared lists are never changed', () => {
    const list = new ChoiceList<string>();
    const shared = Object.freeze(['x', 'y', 'z']);
    list.append(shared);
    list.clear();
    expect([list.count, list.toArray()]).toEqual([0, []]);
    list.append(shared);
    list.add('w');
    expect(list.toArray()).toEqual(['x', 'y', 'z', 'w']);
    expect(shared).toEqual(['x', 'y', 'z']);
    list.clear();
    list.add('v');
    expect(list.toArray()).toEqual(['v']);
    expect(() => list.at(1)).toThrow(RangeError);
  });

  test('an array taken from it is independent', () => {
    const list = new ChoiceList<string>();
    list.add('a');
    list.toArray().push('b');
    expect(list.toArray()).toEqual(['a']);
  });
});

describe('the tree', () => {
  const tree = choiceTree(['reveal 1', 'reveal 2', 'reveal 1 2', 'draw', 'take 4']);

  test('each word is a level; a node can be a choice and lead on', () => {
    expect(tree.children.map(({ words, text }) => [words.join(' '), text])).toEqual([
      ['reveal', undefined],
      ['draw', 'draw'],
      ['take', undefined],
    ]);
    const one = nodeAt(tree, ['reveal', '1']);
    expect([one?.text, one?.children.map(({ text }) => text)]).toEqual(['reveal 1', ['reveal 1 2']]);
  });

  test('a way that is none leads nowhere; no words lead to the root', () => {
    expect(nodeAt(tree, ['reveal', '7'])).toBeUndefined();
    expect(nodeAt(tree, ['draw', '1'])).toBeUndefined();
    expect(nodeAt(tree, [])).toBe(tree);
  });

  test('single ways are skipped, but never past a choice', () => {
    const take = nodeAt(tree, ['take']);
    expect(take && skipSingle(take).text).toBe('take 4');
    const reveal = nodeAt(tree, ['reveal']);
    expect(reveal && skipSingle(reveal)).toBe(reveal);
    const one = nodeAt(tree, ['reveal', '1']);
    expect(one && skipSingle(one).text).toBe('reveal 1');
  });

  test('no choices make a bare root', () => {
    expect(choiceTree([])).toEqual({ words: [], text: undefined, children: [] });
  });
});
