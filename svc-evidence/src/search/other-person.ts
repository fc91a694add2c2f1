import { nameOf } from '../readers/correspondent.js';
import { mayBeOf } from './attribution.js';
import { isNamed } from './is-named.js';
import { lexemesOf } from './lexer.js';
import type { Found, RankedPassage } from './passage-ranking.js';
import { type Weights, worthOf } from './weights.js';

/** Share of the best passage's worth: a passage of the person asked for with less is no answer. */
const ENOUGH = 0.75;
const MOST_WRITERS = 3;

/** A statement about a subject may lack its words. */
const SPEECH =
  /\b(?:say|said|tell|told|think|thought|write|wrote|written)\b.{0,12}\b(?:about|of|on|by|that)\b|\bmention(?:ed)?\b/i;

const writesIn = (found: Found[], name: string): boolean =>
  found.some(({ passages }) => passages.some(({ people: [writer = ''] }) => isNamed(writer, name)));

const withoutNames = (weights: Weights, name: string): Weights => {
  const named = new Set(lexemesOf(name));
  return new Map([...weights].filter(([word]) => !named.has(word)));
};

/**
 * The writers of what answers best, when nothing comparable may be of the person that a question asks for; otherwise
 * empty.
 * @param passages the best first
 */
export const otherWriters = (
  { question, name }: { question: string; name: string },
  { found, passages, weights }: { found: Found[]; passages: RankedPassage[]; weights: Weights },
): string[] => {
  if (SPEECH.test(question) && writesIn(found, name)) return [];
  const asked = withoutNames(weights, name);
  const worths = passages.map(({ passage }) => worthOf(new Set(lexemesOf(passage.text)), asked));
  const most = Math.max(...worths);
  if (most === 0) return [];
  const answering = passages.filter((_, at) => (worths[at] ?? 0) >= most * ENOUGH);
  const isTheirs = answering.some(({ passage, windows }) => {
    const present = windows.flatMap((at) => found[at]?.passages ?? []).flatMap(({ people }) => people);
    return mayBeOf(name, passage, asked, present);
  });
  if (isTheirs) return [];
  return [...new Set(answering.map(({ passage }) => nameOf(passage.people[0] ?? '')))].slice(0, MOST_WRITERS);
};

/** The person of that name among senders and recipients. */
export const personNamed = (found: Found[], name: string): string | undefined => {
  const people = found.flatMap(({ passages }) => passages.flatMap((passage) => passage.people));
  const person = people.find((one) => isNamed(one, name));
  return person && nameOf(person);
};
