import { mailboxOf } from '@evenhand/contracts/email';

/**
 * Letters, mostly of other scripts, that look like a Latin one: the confusables of Unicode Technical Standard 39 that
 * occur in names and addresses. Lower case and without marks, which are folded before.
 */
const confusables = {
  a: 'аαɑ',
  b: 'ьвβ',
  c: 'сϲᴄ',
  d: 'ԁɗ',
  e: 'еєεҽ',
  f: 'ғƒ',
  g: 'ɡց',
  h: 'һհн',
  j: 'јϳ',
  k: 'кκ',
  l: 'iіıιӏɩ1|',
  m: 'м',
  n: 'пոη',
  o: 'оοօөσ0',
  p: 'рρⲣ',
  q: 'ԛզ',
  r: 'гᴦ',
  s: 'ѕꜱʂ',
  t: 'тτ',
  u: 'υսцʋ',
  v: 'νѵᴠ',
  w: 'ѡԝωᴡ',
  x: 'хχ×',
  y: 'уγүყ',
  z: 'ᴢʐ',
};

const latinFor = new Map(
  Object.entries(confusables).flatMap(([latin, others]) => Array.from(others, (letter) => [letter, latin] as const)),
);

/** A canonical form of look-alike texts; for comparison only. */
const skeletonOf = (text: string): string => {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLocaleLowerCase('en');
  const folded = Array.from(plain, (letter) => latinFor.get(letter) ?? letter).join('');
  // Pairs of letters that look like one letter.
  return folded.replaceAll('rn', 'm').replaceAll('vv', 'w');
};

const mailboxSkeleton = (email: string): string => skeletonOf(mailboxOf(email.toLowerCase()));

/** Whether two addresses reach the same mailbox, or look to a reader as if they did. */
export const isSameMailbox = (one: string, other: string): boolean => mailboxSkeleton(one) === mailboxSkeleton(other);

/** Whether two names differ in spaces, case or composition only. */
export const isSameName = (one: string, other: string): boolean => spaced(one) === spaced(other);

/** Folds look-alike letters as well. */
export const isConfusableName = (one: string, other: string): boolean =>
  skeletonOf(spaced(one)) === skeletonOf(spaced(other));

const spaced = (name: string): string =>
  name
    .normalize('NFKC')
    .toLocaleLowerCase('en')
    .replace(/[\s\p{Cf}]+/gu, ' ')
    .trim();
