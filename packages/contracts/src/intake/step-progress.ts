import { isAsked, isNeeded } from './asked.js';
import type { IntakeField, IntakeRecord } from './record.js';

export type StepProgress = 'pending' | 'begun' | 'completed';

const isWritten = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '';

/** Fields whose value was entered or confirmed; a default is no answer. */
export const answeredIn = (record: IntakeRecord, confirmed: readonly IntakeField[]): IntakeField[] =>
  confirmed.filter((field) => isWritten(record[field]));

/** Values on a page that the person has not confirmed: defaults, and what the account filled in. */
export const unconfirmedIn = (
  fields: readonly IntakeField[],
  record: IntakeRecord,
  confirmed: readonly IntakeField[],
): IntakeField[] => fields.filter((field) => isWritten(record[field]) && !confirmed.includes(field));

/** Asked and needed fields without an answer. */
export const openIn = (
  fields: readonly IntakeField[],
  record: IntakeRecord,
  confirmed: readonly IntakeField[],
): IntakeField[] => {
  const answered = answeredIn(record, confirmed);
  return fields.filter((field) => isAsked(field, record) && isNeeded(field, record) && !answered.includes(field));
};

/** `completed` only when nothing is open. */
export const stepProgress = (
  fields: readonly IntakeField[],
  record: IntakeRecord,
  confirmed: readonly IntakeField[],
): StepProgress => {
  const answered = answeredIn(record, confirmed);
  if (!fields.some((field) => isAsked(field, record) && answered.includes(field))) return 'pending';
  return openIn(fields, record, confirmed).length === 0 ? 'completed' : 'begun';
};
