import type { Finding } from '@evenhand/contracts/agreement/findings';
import type { IsoDate } from '@evenhand/contracts/dates';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { type Agreed, agreedTerms } from '../terms/terms.js';
import { checks } from './all-checks.js';
import type { Around } from './check.js';
import { otherPaymentInOwnWords } from './other-payments.js';
import { rightsWaivedInOwnWords } from './waived-rights.js';

/**
 * Contradictions in what was agreed. A missing answer is rarely a finding: the agreement lists it.
 * @param isDisclosed as in {@link Around}.
 */
export const findingsIn = ({ record, terms, statements }: Agreed, isDisclosed: boolean | null = null): Finding[] => {
  const checked = { terms, statements, isDisclosed };
  return checks.flatMap(({ find, id, severity, why, answers }) => {
    const found = find(record, terms.asOf, checked);
    if (found === null) return [];
    if (typeof found === 'string') return [{ id, severity, sentence: found, why, answers }];
    const { sentence, answer } = found;
    return [{ id, severity, sentence, why, answers: [answer, ...answers.filter((one) => one !== answer)] }];
  });
};

/** Own words that the agreement cannot contain. */
export const rejectedWords = (answers: IntakeRecord, asOf: IsoDate): Finding[] =>
  consistencyFindings(answers, asOf).filter(
    ({ id }) => id === rightsWaivedInOwnWords.id || id === otherPaymentInOwnWords.id,
  );

/**
 * Contradictions in the answers.
 * @param answers answers to questions that no longer apply are ignored.
 * @param asOf reference day for ages, future dates and tables.
 * @param around context outside the answers.
 */
export const consistencyFindings = (
  answers: IntakeRecord,
  asOf: IsoDate,
  { isDisclosed, statements }: Around = { isDisclosed: null },
): Finding[] => findingsIn(agreedTerms(answers, asOf, statements), isDisclosed);
