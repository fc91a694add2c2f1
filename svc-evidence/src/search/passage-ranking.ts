import { nameOf } from '../readers/correspondent.js';
import type { FilePassage, ReadChunk } from '../segments/passages.repository.js';
import { isChatMessage } from '../segments/segment.js';
import { lexemesOf } from './lexer.js';
import { messageWorths, type QuestionCues } from './message-choice.js';
import type { PassageFilter } from './passage-filter.js';
import { passageIdOf } from './passage-id.js';
import { type Collection, hybridScore, lexicalScoreIn, NOT_FOUND, UNRELATED, weightsOf } from './ranking.js';
import type { IndexHit } from './search-index.js';

export interface Ranked extends IndexHit {
  score: number;
}

export interface Found extends Ranked, ReadChunk {}

export interface RankedPassage {
  passage: FilePassage;
  /** Indices of its windows in the result. */
  windows: number[];
  score: number;
  /** It contains words of the question, or is the best of its window. */
  isRelevant: boolean;
}

interface Counted {
  counts: ReadonlyMap<string, number>;
  length: number;
  words: ReadonlySet<string>;
}

const counted = ({ people, text }: FilePassage): Counted => {
  const ofText = lexemesOf(text);
  const words = new Set(ofText);
  const lexemes = [...ofText, ...lexemesOf(nameOf(people[0] ?? ''))];
  const counts = new Map<string, number>();
  for (const lexeme of lexemes) counts.set(lexeme, (counts.get(lexeme) ?? 0) + 1);
  return { counts, length: lexemes.length, words };
};

type Scored = Omit<RankedPassage, 'windows'>;

/** Least average length in words: bounds the BM25 bonus of short messages. */
const SHORT = 10;

/** On a tie the longer passage. */
const better = (a: Scored, b: Scored): number => b.score - a.score || b.passage.text.length - a.passage.text.length;

/**
 * Unique passages, the best first. The score combines passage and window: a short answer alone is meaningless, and within
 * a window alone all messages score alike. A window counts by the best message that passes the filters: the words of
 * another message are no evidence of it.
 */
export const rankPassages = (
  { found, collection, cues }: { found: Found[]; collection: Collection; cues: QuestionCues },
  passes: PassageFilter = () => true,
): RankedPassage[] => {
  const passages = new Map(found.flatMap((chunk) => chunk.passages).map((one) => [passageIdOf(one), counted(one)]));
  const ranked = new Map<string, RankedPassage>();
  for (const [window, chunk] of found.entries()) {
    for (const scored of inWindow(chunk, { collection, cues }, passages, passes)) {
      const one = { ...scored, windows: [window] };
      const known = ranked.get(passageIdOf(one.passage));
      const best = known && better(known, one) <= 0 ? known : one;
      ranked.set(passageIdOf(one.passage), {
        ...best,
        windows: [...(known?.windows ?? []), window],
        isRelevant: one.isRelevant || known?.isRelevant === true,
      });
    }
  }
  return [...ranked.values()].sort(better);
};

const inWindow = (
  { passages, lexical, cosine }: Found,
  { collection, cues }: { collection: Collection; cues: QuestionCues },
  known: ReadonlyMap<string, Counted>,
  passes: PassageFilter,
): Scored[] => {
  const queried = [...weightsOf(collection).keys()];
  const messages = passages.map((passage) => ({ passage, ...(known.get(passageIdOf(passage)) ?? counted(passage)) }));
  const averageLength = Math.max(SHORT, averageLengthOf(messages));
  const lexicalScore = lexicalScoreIn({ ...collection, averageLength });
  const words = messages.map(({ counts, length }) => lexicalScore(counts, Math.max(length, averageLength)));
  const shares = words.map(shareOf(words));
  const worths = messageWorths(passages, shares, cues);
  const passing = messages.flatMap((message, at) =>
    passes(message.passage) ? [{ ...message, share: shares[at] ?? 0, worth: worths[at] ?? 0 }] : [],
  );
  const most = Math.max(0, ...passing.map(({ share }) => share));
  const score = hybridScore(lexical * most, cosine);
  if (most < 1 && score <= UNRELATED) return [];
  const relative = shareOf(passing.map(({ worth }) => worth));
  const scored = passing.map(({ passage, words, worth }) => {
    const isRelevant = queried.some((word) => words.has(word));
    return { passage, score: scoreOf(relative(worth), score), isRelevant };
  });
  const [first, ...others] = scored.sort(better);
  return first ? [{ ...first, isRelevant: true }, ...others] : [];
};

/**
 * The best passage has its window's score; one without any word half of the distance above UNRELATED, so never below
 * it.
 */
const scoreOf = (share: number, window: number): number => {
  const floor = window > NOT_FOUND ? NOT_FOUND : Math.min(window, UNRELATED);
  return floor + ((window - floor) * (1 + share)) / 2;
};

/** Further messages of windows cited already, and the share of the best message's score that each needs. */
const [MOST_FURTHER, FURTHER] = [3, 0.85];

/**
 * One passage a window, a passage of several counting for the best of them; of chats further messages, since the answer
 * is often not the best one of its window.
 */
export const bestPerWindow = (ranked: RankedPassage[]): RankedPassage[] => {
  const least = (ranked[0]?.score ?? 0) * FURTHER;
  const cited = new Set<number>();
  let further = 0;
  return ranked.filter((one) => {
    const window = Math.min(...one.windows);
    if (cited.has(window)) {
      if (further === MOST_FURTHER || one.score < least || !isChatMessage(one.passage)) return false;
      further += 1;
    }
    cited.add(window);
    return true;
  });
};

/** As a share of the highest; all alike when none is above 0. */
const shareOf = (worths: number[]): ((worth: number) => number) => {
  const most = Math.max(...worths);
  return (worth) => (most > 0 ? worth / most : 1);
};

const averageLengthOf = (passages: Counted[]): number =>
  passages.reduce((sum, { length }) => sum + length, 0) / Math.max(1, passages.length);
