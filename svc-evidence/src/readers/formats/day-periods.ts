import { readFileSync } from 'node:fs';
import { z } from 'zod';

let hours: Map<string, number> | undefined;

/** Hours of the day by the words of all languages, one bit each; read when the first clock of twelve hours is. */
const hoursOf = (word: string): number | undefined => {
  hours ??= new Map(
    Object.entries(
      z
        .record(z.string(), z.string())
        .parse(JSON.parse(readFileSync(new URL('./day-periods.json', import.meta.url), 'utf8'))),
    ).map(([name, bits]) => [name, Number.parseInt(bits, 16)]),
  );
  return hours.get(word);
};

const plain = (words: string): string => words.toLowerCase().replace(/\s+/g, ' ').trim();

/** "p.m." is also written "pm" and "p. m." */
const periodOf = (words: string): number | undefined =>
  hoursOf(words) ?? hoursOf(`${words}.`) ?? hoursOf(words.replaceAll('.', '')) ?? hoursOf(words.replaceAll(' ', ''));

/** "下午", "पूर्वाह्न": also behind or before a word for "at". */
const periodIn = (written: string): number | undefined => {
  const words = plain(written);
  return periodOf(words) ?? periodOf(words.replace(/^\S+ /, '')) ?? periodOf(words.replace(/ \S+$/, ''));
};

export const isPeriod = (written: string): boolean => periodIn(written) !== undefined;

/** The hour of 24 that a clock of twelve shows in a part of the day. */
export const hourOfDay = (hour: number, written: string): number => {
  const bits = periodIn(written);
  if (bits === undefined || hour > 12) return hour;
  const twelfth = hour % 12;
  if (bits & (1 << (twelfth + 12))) return twelfth + 12;
  if (bits & (1 << twelfth)) return twelfth;
  // "12:30 in the night", "1:00 at noon": the half that most of its hours are in.
  const isLate = (bits & 0xfff000) !== 0 && (bits & 0xfff) === 0;
  return isLate ? twelfth + 12 : twelfth;
};
