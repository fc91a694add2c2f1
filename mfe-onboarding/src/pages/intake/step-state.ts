import { isAsked, isNeeded } from '@evenhand/contracts/intake/asked';
import type { IntakeField, IntakeRecord } from '@evenhand/contracts/intake/record';
import { questionKinds } from './question-kinds.js';

const isAnswered = (field: IntakeField, record: IntakeRecord): boolean => {
  const value: unknown = record[field];
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '';
};

/** How far the answers of a step are. A tick that was not given is an answer, so it keeps no step open. */
export const stepState = (fields: readonly IntakeField[], record: IntakeRecord): 'completed' | 'begun' | 'pending' => {
  const asked = fields.filter((field) => isAsked(field, record));
  if (!asked.some((field) => isAnswered(field, record))) return 'pending';
  const open = asked.filter((field) => isNeeded(field, record) && questionKinds[field].kind !== 'yes');
  return open.every((field) => isAnswered(field, record)) ? 'completed' : 'begun';
};
