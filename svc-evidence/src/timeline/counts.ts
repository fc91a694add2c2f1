import type { MonthOfMessages } from '@evenhand/contracts/evidence/timeline';
import { dayOf } from '@evenhand/contracts/toronto';
import { z } from 'zod';
import type { Passage } from '../segments/segment.js';

/** A month (2025-08), a writer, and their messages in it. */
const Counts = z.array(z.tuple([z.string(), z.string(), z.int()]));
type Counts = z.infer<typeof Counts>;

/** A writer that is not known. */
const NO_NAME = '';
const MONTH_LENGTH = 7;
/** Toronto is behind UTC: only on the first day in UTC may its month be another. Intl is slow. */
const FIRST_DAY = /^\d{4}-\d{2}-01T/;

const monthOf = (at: string): string => (FIRST_DAY.test(at) ? dayOf(at) : at).slice(0, MONTH_LENGTH);
/** Of a segment, and of a case: a mailbox has thousands. */
const MOST_WRITERS = 100;

/** The counts of a file that an earlier release read are by month alone. */
export const StoredCounts = z.union([
  Counts,
  z
    .record(z.string(), z.int())
    .transform((months): Counts => Object.entries(months).map(([month, messages]) => [month, NO_NAME, messages])),
]);

const sumBy = (counts: Counts, keyOf: (count: Counts[number]) => string): Map<string, number> => {
  const sums = new Map<string, number>();
  for (const count of counts) sums.set(keyOf(count), (sums.get(keyOf(count)) ?? 0) + count[2]);
  return sums;
};

const mostFrequent = (counts: Counts): Set<string> => {
  const writers = [...sumBy(counts, ([, writer]) => writer)].filter(([writer]) => writer !== NO_NAME);
  writers.sort(([, one], [, other]) => other - one);
  return new Set(writers.slice(0, MOST_WRITERS).map(([writer]) => writer));
};

/** One count for each month and writer; names beyond the most frequent ones are left out. */
const summed = (counts: Counts): Counts => {
  const named = mostFrequent(counts);
  const sums = sumBy(counts, ([month, writer]) => month + (named.has(writer) ? writer : NO_NAME));
  return [...sums].map(([key, messages]) => [key.slice(0, MONTH_LENGTH), key.slice(MONTH_LENGTH), messages]);
};

/** Windows overlap, and parts of a long message share place and moment: each message counts once. */
export const countsOf = (chunks: Passage[][], firstPosition: number): Counts => {
  const counts: Counts = [];
  let counted = firstPosition - 1;
  let last: Passage | undefined;
  for (const passage of chunks.flat()) {
    if (passage.position <= counted) continue;
    counted = passage.position;
    const isRest = last !== undefined && passage.path === last.path && passage.at === last.at;
    last = passage;
    if (passage.at === null || isRest) continue;
    counts.push([monthOf(passage.at), passage.people[0] ?? NO_NAME, 1]);
  }
  return summed(counts);
};

/** Earliest first. */
export const monthsOf = (counts: Counts): MonthOfMessages[] => {
  const months = new Map<string, MonthOfMessages>();
  for (const [month, name, messages] of summed(counts)) {
    const one = months.get(month) ?? { month, messages: 0, writers: [] };
    months.set(month, one);
    one.messages += messages;
    if (name !== NO_NAME) one.writers.push({ name, messages });
  }
  return [...months.values()].sort((a, b) => (a.month < b.month ? -1 : 1));
};
