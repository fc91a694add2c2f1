import { lexemesOf } from './lexer.js';
import { STOP_WORDS } from './stop-words.js';

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

const ABOUT = /\b(?:about|regarding|concerning)\s+(?<subject>[^?.!]+)/iu;

/** Lexemes of what follows "about". */
export const aboutTerms = (question: string): string[] =>
  lexemesOf(ABOUT.exec(question)?.groups?.subject ?? '').filter((word) => !ASKING.has(word) && !CALENDAR.has(word));

const DETERMINERS = new Set('the a an my our his her their your this that these those any some'.split(' '));
const WORDS = /[\p{L}\p{M}\p{N}'’-]+/gu;
/** Of a noun phrase; the next word is often the verb. */
const WORDS_OF_SUBJECT = 2;

/** Lexemes of what a question is about, as far as a determiner shows it: "the hockey fees". */
export const subjectTerms = (question: string): string[] => {
  const subjects: string[] = [];
  let left = 0;
  for (const word of question.toLowerCase().match(WORDS) ?? []) {
    if (DETERMINERS.has(word)) left = WORDS_OF_SUBJECT;
    else if (STOP_WORDS.has(word)) left = 0;
    else if (left > 0) {
      subjects.push(word);
      left -= 1;
    }
  }
  return lexemesOf(subjects.join(' ')).filter((word) => !ASKING.has(word) && !CALENDAR.has(word));
};
