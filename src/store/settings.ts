// The settings: what the menu offers again, and the language chosen there.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from './trouble.js';

/** A set-up as it was made in the menu. */
export interface SavedSetup {
  readonly game: string;
  readonly players: readonly {
    readonly name: string;
    readonly bot: string | undefined;
    /** The name of a ready deck, in games with decks. */
    readonly deck?: string | undefined;
  }[];
  readonly options: Readonly<Record<string, string>>;
  /** As typed; empty: one is drawn. */
  readonly seed: string;
  /** How many played each game the last time, by its id. */
  readonly counts?: Readonly<Record<string, number>>;
}

export interface Settings {
  readonly language: string | undefined;
  readonly last: SavedSetup | undefined;
}

/** Settings as they were found. */
export type FoundSettings =
  | { readonly state: 'good'; readonly settings: Settings }
  /** Unusable; the file was put aside under another name. */
  | { readonly state: 'broken'; readonly settings: Settings; readonly kept: string }
  /** The system does not let them be read or put aside. */
  | { readonly state: 'unreadable'; readonly settings: Settings; readonly code: string };

const SCHEMA = 1;
const USUAL: Settings = { language: undefined, last: undefined };

/** Reads the settings. What cannot be understood is put aside, and the usual settings are taken. */
export function readSettings(file: string): FoundSettings {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const code = codeOf(error);
    return code === 'ENOENT' ? { state: 'good', settings: USUAL } : { state: 'unreadable', settings: USUAL, code };
  }
  const settings = parseSettings(text);
  if (settings !== undefined) return { state: 'good', settings };
  const kept = `${file}.broken-${Date.now()}`;
  try {
    renameSync(file, kept);
  } catch (error) {
    return { state: 'unreadable', settings: USUAL, code: codeOf(error) };
  }
  return { state: 'broken', settings: USUAL, kept };
}

/** Writes the settings as one step that happens or does not; throws what the system says when they cannot be kept. */
export function writeSettings(file: string, settings: Settings): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const beside = `${file}.${process.pid}.tmp`;
  writeFileSync(beside, `${JSON.stringify({ schema: SCHEMA, ...settings }, null, 2)}\n`);
  renameSync(beside, file);
}

function parseSettings(text: string): Settings | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(value) || value.schema !== SCHEMA) return undefined;
  const { language, last } = value;
  if (language !== undefined && typeof language !== 'string') return undefined;
  if (last === undefined) return { language, last };
  const setup = readSetup(last);
  return setup && { language, last: setup };
}

function readSetup(value: unknown): SavedSetup | undefined {
  if (!isRecord(value)) return undefined;
  const { game, players, options, seed, counts } = value;
  if (typeof game !== 'string' || typeof seed !== 'string' || !Array.isArray(players) || !isTexts(options))
    return undefined;
  if (counts !== undefined && !isNumbers(counts)) return undefined;
  const seats: SavedSetup['players'][number][] = [];
  for (const player of players as readonly unknown[]) {
    if (!isRecord(player) || typeof player.name !== 'string') return undefined;
    const { name, bot, deck } = player;
    if (bot !== undefined && typeof bot !== 'string') return undefined;
    if (deck !== undefined && typeof deck !== 'string') return undefined;
    seats.push({ name, bot, deck });
  }
  return { game, players: seats, options, seed, ...(counts && { counts }) };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): value is Readonly<Record<string, string>> {
  return isRecord(value) && Object.values(value).every((one) => typeof one === 'string');
}

function isNumbers(value: unknown): value is Readonly<Record<string, number>> {
  return isRecord(value) && Object.values(value).every((one) => typeof one === 'number');
}
