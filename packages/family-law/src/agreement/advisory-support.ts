import type { IsoDate } from '@evenhand/contracts/dates';
import type { Party } from '@evenhand/contracts/identity';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { LawProblem } from '../law-problem.js';
import type { SpousalSupport } from '../spousal-support/result.js';
import { spousalSupport } from '../spousal-support/spousal-support.js';
import { advisoryQuestion } from './advisory-question.js';

export type AdvisorySupport =
  | { kind: 'range'; payor: Party; monthsTogether: number; result: SpousalSupport }
  | { kind: 'unknown'; because: string };

/**
 * The Advisory Guidelines range for the support requested, otherwise for a claim against the higher earner. Missing
 * answers are not assumed.
 * @param asOf selects the child support tables and the tax year; a later year than the last known one uses the last.
 */
export const advisorySupport = (record: IntakeRecord, asOf: IsoDate): AdvisorySupport => {
  try {
    const { payor, monthsTogether, question } = advisoryQuestion(record, asOf);
    return { kind: 'range', payor, monthsTogether, result: spousalSupport(question) };
  } catch (problem) {
    if (problem instanceof LawProblem) return { kind: 'unknown', because: problem.message };
    throw problem;
  }
};
