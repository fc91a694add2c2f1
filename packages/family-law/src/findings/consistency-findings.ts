import type { Finding } from '@evenhand/contracts/agreement/findings';
import type { IsoDate } from '@evenhand/contracts/dates';
import { askedAnswers } from '@evenhand/contracts/intake/asked';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { adultChild } from './adult-child.js';
import { amountBelowTable } from './amount-below-table.js';
import { amountBelowTableWithReason } from './amount-below-table-with-reason.js';
import type { Around, Check } from './check.js';
import { childBenefitContradictsResidence } from './child-benefit-contradicts-residence.js';
import { childNotYetBorn } from './child-not-yet-born.js';
import { childSupportInOwnWords } from './child-support-in-own-words.js';
import { daysThatAreOver } from './days-that-are-over.js';
import { dependantCreditOfPayer } from './dependant-credit-of-payer.js';
import { equalScheduleNotShared } from './equal-schedule-not-shared.js';
import { equalizationDiffersFromComparison } from './equalization-differs-from-comparison.js';
import { equalizationWithoutDisclosure } from './equalization-without-disclosure.js';
import { homePlanBesideWords } from './home-plan-beside-words.js';
import { homePriceAboveValue } from './home-price-above-value.js';
import { homeWithoutPlan } from './home-without-plan.js';
import { impossibleDates } from './impossible-dates.js';
import { marriageAfterSeparation } from './marriage-after-separation.js';
import { marriageDateMissing } from './marriage-date-missing.js';
import { mortgageAboveValue } from './mortgage-above-value.js';
import { outsideOntario } from './outside-ontario.js';
import { payerHasTheChildren } from './payer-has-the-children.js';
import { pensionNotAtSeparation } from './pension-not-at-separation.js';
import { releaseDespiteDifference } from './release-despite-difference.js';
import { sameEmail } from './same-email.js';
import { scheduleContradictsShares } from './schedule-contradicts-shares.js';
import { separationAhead } from './separation-ahead.js';
import { spousalAmountOutsideRange } from './spousal-amount-outside-range.js';
import { spousalPayerEarnsLess } from './spousal-payer-earns-less.js';
import { spousalSupportInOwnWords } from './spousal-support-in-own-words.js';
import { supportNotSetOff } from './support-not-set-off.js';
import { weekendsNotEqual } from './weekends-not-equal.js';

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
