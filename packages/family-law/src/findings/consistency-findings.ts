import type { Finding } from '@evenhand/contracts/agreement/findings';
import type { IsoDate } from '@evenhand/contracts/dates';
import { askedAnswers } from '@evenhand/contracts/intake/asked';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Around, Check } from './check.js';
import {
  amountBelowTable,
  amountBelowTableWithReason,
  payerHasTheChildren,
  supportNotSetOff,
} from './child-support.js';
import { adultChild, childNotYetBorn } from './children.js';
import { daysThatAreOver, impossibleDates } from './dates.js';
import { equalizationDiffersFromComparison } from './equalization-differs-from-comparison.js';
import { childSupportInOwnWords, spousalSupportInOwnWords } from './own-words.js';
import {
  childBenefitContradictsResidence,
  dependantCreditOfPayer,
  equalScheduleNotShared,
  scheduleContradictsShares,
  weekendsNotEqual,
} from './parenting-time.js';
import {
  equalizationWithoutDisclosure,
  homePlanBesideWords,
  homePriceAboveValue,
  homeWithoutPlan,
  mortgageAboveValue,
  pensionNotAtSeparation,
} from './property.js';
import {
  marriageAfterSeparation,
  marriageDateMissing,
  outsideOntario,
  sameEmail,
  separationAhead,
} from './relationship.js';
import { releaseDespiteDifference, spousalAmountOutsideRange, spousalPayerEarnsLess } from './spousal-support.js';

/** Everything that is looked for, in the order of the intake. */
const checks: readonly Check[] = [
  sameEmail,
  marriageDateMissing,
  marriageAfterSeparation,
  separationAhead,
  homeWithoutPlan,
  mortgageAboveValue,
  homePriceAboveValue,
  homePlanBesideWords,
  childNotYetBorn,
  adultChild,
  equalScheduleNotShared,
  weekendsNotEqual,
  scheduleContradictsShares,
  outsideOntario,
  payerHasTheChildren,
  amountBelowTable,
  amountBelowTableWithReason,
  childSupportInOwnWords,
  supportNotSetOff,
  releaseDespiteDifference,
  spousalPayerEarnsLess,
  spousalAmountOutsideRange,
  spousalSupportInOwnWords,
  pensionNotAtSeparation,
  childBenefitContradictsResidence,
  dependantCreditOfPayer,
  impossibleDates,
  daysThatAreOver,
  equalizationWithoutDisclosure,
  equalizationDiffersFromComparison,
];

/**
 * What does not fit together in the answers. Most answers that are missing are no finding: the agreement lists them.
 * @param answers the intake record; answers to questions that no longer apply are not looked at.
 * @param asOf the day they are looked at: ages, dates ahead and the tables in force go by it.
 * @param around what is known beside the answers.
 */
export const consistencyFindings = (
  answers: IntakeRecord,
  asOf: IsoDate,
  around: Around = { isDisclosed: null },
): Finding[] => {
  const record = askedAnswers(answers);
  return checks.flatMap(({ find, id, severity, why, answers }) => {
    const sentence = find(record, asOf, around);
    return sentence === null ? [] : [{ id, severity, sentence, why, answers }];
  });
};
