import type { FactField, IntakeField, IntakeRecord } from '@evenhand/contracts/intake/record';
import { type NeededField, questions } from '../agreement/questions.js';

/** One agreed or stated value and the answer that it comes from. */
export interface Term<Value> {
  /** Null while open. */
  readonly value: Value | null;
  /** Path in the intake record: `homeBy`, `children/0/name`. */
  readonly answer: string;
  /** Printed in the blank while open; null for a term that may stay open. */
  readonly question: string | null;
}

const isEmpty = (value: unknown): boolean =>
  (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0);

/** @param value undefined, blank text and empty lists are open. */
export const term = <Value>(
  answer: string,
  value: Value | null | undefined,
  question: string | null = null,
): Term<Value> => ({ value: value === undefined || isEmpty(value) ? null : value, answer, question });

const answerIn = <Field extends IntakeField>(record: IntakeRecord, field: Field) => record[field] ?? null;

/** A required answer. */
export const needed = <Field extends NeededField>(
  record: IntakeRecord,
  field: Field,
): Term<NonNullable<IntakeRecord[Field]>> => term(field, answerIn(record, field), questions[field]);

/** An optional answer; with `question`, its blank is listed as missing. */
export const optional = <Field extends FactField>(
  record: IntakeRecord,
  field: Field,
  question: string | null = null,
): Term<NonNullable<IntakeRecord[Field]>> => term(field, answerIn(record, field), question);

const isTerm = (value: object): value is Term<unknown> => 'value' in value && 'answer' in value && 'question' in value;

/** Every term below `value` with its path: `home.price`, `children.0.born`. */
export const pathsOf = (value: unknown, path = ''): [Term<unknown>, string][] => {
  if (value === null || typeof value !== 'object') return [];
  if (isTerm(value)) return [[value, path]];
  return Object.entries(value).flatMap(([key, inside]) => pathsOf(inside, path ? `${path}.${key}` : key));
};
