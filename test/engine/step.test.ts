// Shared steps: made once, put many times, and plain data all the same.
import { expect, test } from '@jest/globals';
import type { State } from '../../src/engine/index.js';
import type { Choice, Step } from '../../src/engine/step.js';
import { automatic, definitionOf, type StepDefinition, shareStep } from '../../src/engine/step-table.js';

const kept: StepDefinition<State, Step, Choice> = automatic(() => undefined);
const named: StepDefinition<State, Step, Choice> = automatic(() => undefined);
const table = new Map([['draw', named]]);

test('a shared step keeps its definition, any other is looked up by its name', () => {
  expect(definitionOf(shareStep({ do: 'draw', player: 0 }, kept), table)).toBe(kept);
  expect(definitionOf({ do: 'draw', player: 0 }, table)).toBe(named);
  expect(definitionOf({ do: 'fly', player: 0 }, table)).toBeUndefined();
  expect(definitionOf({ do: 'constructor', player: 0 }, table)).toBeUndefined();
});

test('a shared step is plain data: JSON, comparisons and copies see name and player alone', () => {
  const step = shareStep({ do: 'draw', player: 1 }, kept);
  expect(JSON.stringify(step)).toBe('{"do":"draw","player":1}');
  expect(step).toStrictEqual({ do: 'draw', player: 1 });
  expect(definitionOf({ ...step }, table)).toBe(named);
  expect(definitionOf(structuredClone(step), table)).toBe(named);
});
