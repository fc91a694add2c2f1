import { lexemesOf } from './lexer.js';

/** Question words without content. */
const ASKING = new Set(
  lexemesOf(
    'one us ever much many long often someone anyone somebody anybody something anything happen say said tell told mention',
  ),
);

/** A message's day is in its date, rarely in its text. */
const CALENDAR = new Set(
  lexemesOf(
    `january february march april may june july august september october november december
     monday tuesday wednesday thursday friday saturday sunday`,
  ),
);

/** A capital within a sentence. */
const NAMES = /(?<=[^\s.?!:]\s+)\p{Lu}[\p{L}\p{M}'’-]+/gu;

export const namesIn = (question: string): Set<string> =>
  new Set(lexemesOf((question.match(NAMES) ?? []).join(' ')).filter((name) => !CALENDAR.has(name)));

/** Distinct lexemes that a question is searched by. */
export const queryTerms = (question: string): string[] => {
  const words = [...new Set(lexemesOf(question))];
  const content = words.filter((word) => !ASKING.has(word));
  return content.length > 0 ? content : words;
};
