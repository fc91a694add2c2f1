import type { LeftOutReason } from '@evenhand/contracts/finance/imports';
import { plainLetters } from './letters.js';

const WORDS: readonly [LeftOutReason, RegExp][] = [
  [
    'pending',
    /^(?:pending|authori[sz]ed|processing|in progress|on hold|hold|scheduled|en attente|en cours|autorise|prevu)/,
  ],
  ['declined', /^(?:declined?|refuse|rejected|rejete|failed|denied|echou|decline)/],
  ['cancelled', /^(?:cancel|void|annul|reversed|refunded|expired|rembourse|expire)/],
];
const COUNTED =
  /^(?:posted|approved|complete|cleared|settled|booked|processed|success|ok|effectue|comptabilise|approuve|termine|inscrit|traite|paid)/;

/** Why a row of this status is no movement; null for one that is. */
export const leftOutBy = (status: string): LeftOutReason | null => {
  const words = plainLetters(status);
  return WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
};

export const isStatus = (cell: string): boolean => leftOutBy(cell) !== null || COUNTED.test(plainLetters(cell));
