import type { IsoDate } from '@evenhand/contracts/dates';
import type { Party } from '@evenhand/contracts/identity';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { LawProblem } from '../law-problem.js';
import type { SpousalSupport } from '../spousal-support/result.js';
import { spousalSupport } from '../spousal-support/spousal-support.js';
import { advisoryQuestion } from './advisory-question.js';

/** What the Advisory Guidelines give for the answers, or the reason why that cannot be said. */
export type AdvisorySupport =
  | { kind: 'range'; payor: Party; monthsTogether: number; result: SpousalSupport }
  | { kind: 'unknown'; because: string };

/**
 * The range of the Spousal Support Advisory Guidelines for the answers: of the support that is asked for, otherwise of
 * what the one with the higher income could owe. Nothing is put in for an answer that is missing.
 * @param asOf the day whose child support tables and tax year apply; a year whose figures are not known yet is counted
 * with the last known one.
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
