import { isDeepStrictEqual } from 'node:util';
import { NegotiableField, type Patch } from '@evenhand/contracts/agreement/negotiable';
import { isAsked } from '@evenhand/contracts/intake/asked';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';

export const fieldsIn = (patch: Patch): NegotiableField[] => NegotiableField.options.filter((field) => field in patch);

/** The answers to the questions that apply; null while one is open. */
export const negotiableAnswers = (record: IntakeRecord): Patch =>
  Object.fromEntries(
    NegotiableField.options.filter((field) => isAsked(field, record)).map((field) => [field, record[field] ?? null]),
  );

/** Whether each answer that a patch replaces is as it was. */
export const appliesTo = (answers: Patch, from: Patch): boolean =>
  fieldsIn(from).every((field) => isDeepStrictEqual(answers[field] ?? null, from[field]));
