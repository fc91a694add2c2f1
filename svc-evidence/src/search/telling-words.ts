import { lexemesOf } from './lexer.js';

/** Words with which people ask, and which tell nothing of what they ask for. */
const ASKING = new Set(
  lexemesOf(
    'one us ever much many long often someone anyone somebody anybody something anything happen say said tell told mention',
  ),
);

/** A message's day stands beside its words, and seldom in them. */
const CALENDAR = new Set(
  lexemesOf(
    `january february march april may june july august september october november december
     monday tuesday wednesday thursday friday saturday sunday`,
  ),
);

/** A capital within a sentence. */
const NAMES = /(?<=[^\s.?!:]\s+)\p{Lu}[\p{L}\p{M}'’-]+/gu;

/** Those of a question's words that are written as names, as the lexer leaves words. */
export const namesIn = (question: string): Set<string> =>
  new Set(lexemesOf((question.match(NAMES) ?? []).join(' ')).filter((name) => !CALENDAR.has(name)));

/** The words of a question by which it is searched, each once, as the lexer leaves words. */
export const tellingWords = (question: string): string[] => {
  const words = [...new Set(lexemesOf(question))];
  const telling = words.filter((word) => !ASKING.has(word));
  return telling.length > 0 ? telling : words;
};
