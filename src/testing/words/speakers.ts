// The languages that a game speaks, each with its words.
import { type Game, LANGUAGES, type Language } from '../../engine/index.js';
import { commonCatalogue, Tongue } from '../../text/index.js';
import { namesFor } from '../trial.js';

type Texts = Readonly<Record<string, string>>;

/** A language with its words for one game. */
export interface Speaker {
  readonly language: Language;
  /** The game's own texts. */
  readonly own: Texts;
  /** The same, and those that are common to all games. */
  readonly catalogue: Texts;
  /** Says cards in words, and players by the names that tests have. */
  readonly tongue: Tongue;
}

/**
 * A speaker for each language that a game has, English first.
 * @param unreadable told of a language whose catalogue cannot be had, and why; by default that throws
 */
export async function speakersOf(
  game: Game,
  unreadable: (language: Language, why: string) => void = (language, why) => {
    throw new Error(`${language}: ${why}`);
  },
): Promise<Speaker[]> {
  const speakers: Speaker[] = [];
  for (const language of LANGUAGES) {
    const own = await catalogueOf(game, language, unreadable);
    if (own === undefined) continue;
    const catalogue = { ...(await commonCatalogue(language)), ...own };
    const tongue = new Tongue(language, catalogue, 'words', namesFor(game.seats.most));
    speakers.push({ language, own, catalogue, tongue });
  }
  return speakers;
}

async function catalogueOf(
  { presentation }: Game,
  language: Language,
  unreadable: (language: Language, why: string) => void,
): Promise<Texts | undefined> {
  let own: unknown;
  try {
    own = await presentation.catalogue(language);
  } catch (error) {
    unreadable(language, String(error));
    return undefined;
  }
  if (own === undefined || isTexts(own)) return own;
  unreadable(language, 'it is no list of texts by their keys');
  return undefined;
}

function isTexts(value: unknown): value is Texts {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
}
