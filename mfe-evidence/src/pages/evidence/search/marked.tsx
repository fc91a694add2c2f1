import { Fragment } from 'react';

/** Stop words. */
const COMMON = new Set(
  'about and are did does each for from had has have how our that the their they this was were what when where which who why with you your'.split(
    ' ',
  ),
);

/** Removes invisible characters; normalizes accents as in the question. */
const plain = (word: string): string =>
  word
    .replace(/\p{Cf}/gu, '')
    .normalize('NFC')
    .toLowerCase();

/** Crude stems: the words of a question without endings of plural or tense. */
const beginningsOf = (question: string): string[] =>
  (plain(question).match(/[\p{L}\p{N}]{3,}/gu) ?? [])
    .filter((word) => !COMMON.has(word))
    .map((word) => word.slice(0, Math.max(3, word.length - 2)));

const isMet = (part: string, beginnings: string[]): boolean => {
  const word = plain(part);
  return beginnings.some((beginning) => word.startsWith(beginning) && word.length <= beginning.length + 5);
};

/** A quote with the words of the question marked. */
export const Marked = ({ text, question }: { text: string; question: string }) => {
  const beginnings = beginningsOf(question);
  const parts = text.split(/([\p{L}\p{N}\p{M}\p{Cf}]+)/u);
  return parts.map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other identity than its place
    return isMet(part, beginnings) ? <mark key={index}>{part}</mark> : <Fragment key={index}>{part}</Fragment>;
  });
};
