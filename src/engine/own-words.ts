// What the engine itself has to say: keys and their slots, which the common catalogue must have words for to compile.
import { newRefusal, type Refusal } from './fault.js';
import { type CodeOf, type Filling, type GameWording, wordsOf } from './wording.js';

/** The engine's keys, each with the slots that it fills. A text may leave some of them out. */
export interface EngineWording {
  readonly 'branch.first': never;
  readonly 'choice.first': 'ability';
  readonly 'reason.@bounded': never;
  readonly 'fault.bot.unknown': 'name' | 'known';
  readonly 'fault.choice.closed': 'name' | 'text' | 'reason' | 'choices';
  readonly 'fault.choice.not-asked': 'name' | 'text' | 'asked' | 'choices';
  readonly 'fault.choice.not-open': 'name' | 'text' | 'choices';
  readonly 'fault.choice.over': 'name' | 'text';
  readonly 'fault.deck.fixed': 'player';
  readonly 'fault.diverged': 'turn' | 'expected' | 'got';
  readonly 'fault.name.control': 'name';
  readonly 'fault.name.empty': 'place';
  readonly 'fault.name.equal': 'name' | 'other';
  readonly 'fault.name.format': 'name';
  readonly 'fault.name.long': 'name' | 'most';
  readonly 'fault.option.bad-value': 'name' | 'value' | 'right';
  readonly 'fault.option.twice': 'name';
  readonly 'fault.option.unknown': 'name' | 'known';
  readonly 'fault.players.exactly': 'game' | 'count' | 'right';
  readonly 'fault.players.number': 'game' | 'count' | 'least' | 'most';
  readonly 'fault.recording.after-end': 'name';
  readonly 'fault.recording.bad-hash': 'text';
  readonly 'fault.recording.bad-number': 'word' | 'text';
  readonly 'fault.recording.empty': never;
  readonly 'fault.recording.no-choice': 'text';
  readonly 'fault.recording.no-end-of-header': never;
  readonly 'fault.recording.no-game': never;
  readonly 'fault.recording.no-such-player': 'name' | 'known';
  readonly 'fault.recording.no-version': 'text';
  readonly 'fault.recording.nothing-after': 'word';
  readonly 'fault.recording.open-deck': never;
  readonly 'fault.recording.torn': 'text';
  readonly 'fault.recording.twice': 'word' | 'first';
  readonly 'fault.recording.unknown-header': 'word' | 'known';
  readonly 'fault.recording.unknown-word': 'word' | 'known';
  readonly 'fault.seed.control': never;
  readonly 'fault.seed.empty': never;
  readonly 'fault.version.format': 'version' | 'known';
  readonly 'fault.version.rules': 'version' | 'known';
  readonly 'refusal.closed': 'text' | 'reason' | 'choices';
  readonly 'refusal.not-asked': never;
  readonly 'refusal.not-open': 'text' | 'choices';
  readonly 'refusal.nothing-to-undo': never;
  readonly 'refusal.over': never;
  readonly 'refusal.undo-uncovered': never;
}

export const { say, fault } = wordsOf<GameWording, EngineWording>();

/** Why a choice is refused. */
export const refusal: <Code extends CodeOf<EngineWording, 'refusal'>>(
  code: Code,
  ...filling: Filling<EngineWording[`refusal.${Code}`]>
) => Refusal = newRefusal;
