import type { NegotiableField, Patch } from '@evenhand/contracts/agreement/negotiable';
import { IntakeRecord } from '@evenhand/contracts/intake/record';
import { longDate } from '@evenhand/contracts/toronto';
import { z } from 'zod';

const AMOUNT = /\$(\d{1,3}(?:,\d{3}){1,4}|\d{1,13})(\.\d{2})?/g;
const MONTHS = Array.from(
  { length: 12 },
  (_, at) => longDate(`2026-${String(at + 1).padStart(2, '0')}-01`).split(' ')[1],
);
const DATE = new RegExp(`\\b(\\d{1,2}) (${MONTHS.join('|')}) (\\d{4})\\b`, 'g');

/** In cents. */
const amountsIn = (text: string): number[] =>
  [...text.matchAll(AMOUNT)].map(([, dollars = '', cents = '']) =>
    Math.round(Number(dollars.replaceAll(',', '') + cents) * 100),
  );

const datesIn = (text: string): string[] =>
  [...text.matchAll(DATE)].map(([, day = '', month, year]) => {
    const number = String(MONTHS.indexOf(month) + 1).padStart(2, '0');
    return `${year}-${number}-${day.padStart(2, '0')}`;
  });

/** What replaced `value` in a changed text. */
const replacementOf = (value: unknown, before: string, after: string): string[] => {
  const at = typeof value === 'string' && value !== '' ? before.indexOf(value) : -1;
  if (typeof value !== 'string' || at < 0) return [];
  const [start, end] = [before.slice(0, at), before.slice(at + value.length)];
  const fits = after.startsWith(start) && after.endsWith(end) && after.length > start.length + end.length;
  return fits ? [after.slice(start.length, after.length - end.length)] : [];
};

const optionsOf = (field: NegotiableField): unknown[] => {
  const schema = IntakeRecord.shape[field].unwrap();
  return schema instanceof z.ZodEnum ? schema.options : [];
};

/** Accepts every text: neither a choice nor a date. */
const isFreeText = (field: NegotiableField): boolean => IntakeRecord.shape[field].safeParse('any text').success;

export interface ChangedText {
  readonly before: string;
  readonly after: string;
}

/** Distinct amounts and dates of a file that are tried: more than any agreement has. */
const MOST_FIGURES = 200;

/** Answers, one at a time, that could have written the changed texts; the present answers are left out. */
export const candidateValues = (
  fields: readonly NegotiableField[],
  record: IntakeRecord,
  changes: readonly ChangedText[],
) => {
  const figures = changes.flatMap(({ after }) => [...amountsIn(after), ...datesIn(after)]);
  const tried = [...new Set(figures)].slice(0, MOST_FIGURES);
  return fields.flatMap((field): Patch[] => {
    const values = isFreeText(field)
      ? changes.flatMap(({ before, after }) => replacementOf(record[field], before, after))
      : [...optionsOf(field), ...tried];
    return [...new Set(values)]
      .filter((value) => value !== record[field])
      .flatMap((value) => {
        const { success, data } = IntakeRecord.shape[field].safeParse(value);
        return success ? [{ [field]: data }] : [];
      });
  });
};
