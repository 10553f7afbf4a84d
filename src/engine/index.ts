// The engine: what games, tables, bots and stores build on.
export { treeInAnyOrder } from './any-order.js';
export { arrange, type Draft, playersFault } from './arrange.js';
export { effectBar, effectLabel, gaugeBar } from './bars.js';
export type { Bot, Outlook } from './bot.js';
export { Bots } from './bots.js';
export { Chance, type ChanceState, ChanceStreams, normaliseSeed, seedChance } from './chance.js';
export { type ChoiceNode, choiceTree, nodeAt, skipSingle } from './choice-tree.js';
export { ChoiceList } from './choices.js';
export { type EngineEvent, eventFor, type GameEvent, isEngineEvent, type OwnEvent } from './event.js';
export { clip, type Fault, type FaultData, printable, type Refusal } from './fault.js';
export {
  type Branch,
  defineGame,
  type Game,
  type GameDefinition,
  type KeyChoice,
  type Presentation,
  type StandingRule,
} from './game.js';
export { canonicalJson, hashOf, hashState } from './hash.js';
export { type ByLanguage, LANGUAGES, type Language, wordsIn } from './languages.js';
export type { CardLibrary, DeckEntry, DeckReading, LibraryCard, LibraryDeck } from './library.js';
export { Match, MOST_DECISIONS } from './match.js';
export { memberOf } from './member.js';
export { checkNames, normaliseName, sameName } from './names.js';
export { nearest } from './nearest.js';
export { oncePer } from './once.js';
export {
  defaultOptions,
  type OptionKind,
  type Options,
  type OptionsOf,
  type OptionTable,
  readOptions,
  splitOption,
  type WrittenOption,
  writeOptions,
} from './options.js';
export { drawnOutcome, type Outcome, placeLast, rankScores, type Score, valueOf } from './outcome.js';
export type { EngineWording } from './own-words.js';
export { CLOSING, nextInOrder, type PhaseRow, type PhaseTable, rowsOf } from './phases.js';
export { type Listener, Play } from './play.js';
export type { Move } from './recording/moves.js';
export { FORMAT_VERSION, type Recording, readRecording } from './recording/read.js';
export { type Replay, replay, setupOf } from './recording/replay.js';
export { writeHeader } from './recording/write.js';
export { type GameReport, gameReport } from './report.js';
export {
  type Failure,
  failure,
  failureOf,
  faultsOf,
  type Result,
  success,
  successUnless,
  together,
  unwrap,
} from './result.js';
export { type Face, type Saying, type Slot, sayText } from './saying.js';
export type { DeckChoice, Player, Setup, Stack } from './setup.js';
export { type Journal, type LogEntry, Sitting } from './sitting.js';
export type { SlotsOf } from './slots.js';
export { newRun, type OpenPart, type Run, type RunView, type State, type View } from './state.js';
export { type Choice, type Closed, NOBODY, type Step } from './step.js';
export { automatic, decision, type StepDefinition, type StepTable } from './step-table.js';
export type {
  EffectsZone,
  GaugeZone,
  GridZone,
  MapCell,
  MapZone,
  Mark,
  NoteZone,
  PileZone,
  Place,
  SeatArea,
  StackZone,
  TableView,
  Zone,
} from './table.js';
export { faceDown, freePlace, gridOf, noPlace, openPile, unseenPile } from './table-parts.js';
export type { Trigger, TriggerTable } from './triggers.js';
export type { Waiting } from './waiting.js';
export {
  type CodeOf,
  type Filled,
  type Filling,
  GAME_SLOTS,
  type GameWording,
  type Having,
  type NeededKey,
  type PlainKey,
  type Say,
  type TellFault,
  type Wording,
  type Words,
  wordsOf,
} from './wording.js';
