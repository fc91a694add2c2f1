import type { Finding } from '@evenhand/contracts/agreement/findings';
import type { IsoDate } from '@evenhand/contracts/dates';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { type Agreed, agreedTerms } from '../terms/terms.js';
import { minorParty, tooYoung } from './ages.js';
import {
  arrearsAboveTables,
  arrearsBelowTables,
  childPaymentsInThePast,
  childSupportBeforeFirstPayment,
} from './arrears.js';
import type { Around, Check } from './check.js';
import {
  amountBelowTable,
  amountBelowTableWithReason,
  payerHasTheChildren,
  payorDiffersFromText,
  reasonWithoutTerm,
  setOffStatesNetOnly,
  supportNotSetOff,
} from './child-support.js';
import {
  adultChild,
  childNotYetBorn,
  countedChildLivesElsewhere,
  exchangeAtHiddenHome,
  homeOfEachChildOpen,
  parentTooYoung,
  sameChildTwice,
  stepParentPaysTable,
} from './children.js';
import { daysThatAreOver, impossibleDates } from './dates.js';
import { dayFarAhead, possessionAfterSale, retirementAgeReached, studentOlderThanLimit } from './days-ahead.js';
import { assetsDenied, debtsDenied, homeDenied, pensionLeftOut } from './disclosed-otherwise.js';
import {
  equalizationDiffersFromComparison,
  equalizationWithoutDisclosure,
  homeDebtWithoutHome,
  jointItemsDiffer,
  pensionPaidTwice,
  recipientsDiffer,
} from './equalization.js';
import {
  chargeWithoutTitle,
  homeInOneStatement,
  homePaidTwice,
  homePaymentWithoutPlan,
  homePlanAndOwnWords,
  homePriceAboveValue,
  homeWithoutPlan,
  mortgageAboveValue,
  securityNotOwned,
} from './home.js';
import { insuranceEndsBeforeSupport, minorBeneficiary } from './insurance.js';
import { lawOutOfDate } from './law.js';
import { otherPaymentInOwnWords, paymentRepeatedInOwnWords } from './other-payments.js';
import { childSupportInOwnWords, spousalSupportInOwnWords } from './own-words.js';
import {
  childBenefitContradictsResidence,
  dependantCreditOfPayer,
  equalScheduleNotShared,
  scheduleContradictsShares,
  sharedTimeNotCounted,
  weekendsNotEqual,
} from './parenting-time.js';
import {
  dividedPensionAndRange,
  electionWithoutSavings,
  federalPaymentsDivided,
  moreThanHalfOfPension,
  pensionNotAtSeparation,
} from './pensions.js';
import {
  amountOfNoWeight,
  childSupportFarAboveTable,
  expenseAboveMeans,
  homePriceFarFromEquity,
  insuranceOutOfProportion,
  paymentsAboveMeans,
  pensionAboveIncome,
  reasonSaysTable,
  stepFarFromFirst,
} from './proportions.js';
import {
  cohabitationAfterMarriage,
  hiddenWithoutService,
  marriageAfterSeparation,
  marriageDateMissing,
  outsideOntario,
  sameEmail,
  sameName,
  separationAhead,
} from './relationship.js';
import {
  formerNameIsPresent,
  nameInTwoRoles,
  ownChildAsOther,
  residentParentIsStepParent,
  trusteeHasAnotherRole,
} from './roles.js';
import { durationContradictsEnd } from './spousal-duration.js';
import {
  lumpSumOutsideValues,
  releaseDespiteDifference,
  releaseWithoutReasons,
  spousalAmountOutsideRange,
  spousalPayerEarnsLess,
  spousalPaymentsInThePast,
  supportBeforeFirstPayment,
} from './spousal-support.js';
import { statedTwice } from './stated-twice.js';
import { rightsWaivedInOwnWords } from './waived-rights.js';

/** In the order of the intake. */
const checks: readonly Check[] = [
  sameName,
  sameEmail,
  hiddenWithoutService,
  marriageDateMissing,
  marriageAfterSeparation,
  cohabitationAfterMarriage,
  tooYoung,
  minorParty,
  separationAhead,
  homeWithoutPlan,
  homeInOneStatement,
  jointItemsDiffer,
  recipientsDiffer,
  homeDebtWithoutHome,
  mortgageAboveValue,
  homePriceAboveValue,
  homePaidTwice,
  homePaymentWithoutPlan,
  homePlanAndOwnWords,
  childNotYetBorn,
  sameChildTwice,
  parentTooYoung,
  adultChild,
  stepParentPaysTable,
  exchangeAtHiddenHome,
  countedChildLivesElsewhere,
  homeOfEachChildOpen,
  equalScheduleNotShared,
  weekendsNotEqual,
  scheduleContradictsShares,
  sharedTimeNotCounted,
  outsideOntario,
  payerHasTheChildren,
  payorDiffersFromText,
  amountBelowTable,
  amountBelowTableWithReason,
  reasonWithoutTerm,
  childSupportInOwnWords,
  supportNotSetOff,
  setOffStatesNetOnly,
  arrearsAboveTables,
  arrearsBelowTables,
  childPaymentsInThePast,
  childSupportBeforeFirstPayment,
  releaseDespiteDifference,
  releaseWithoutReasons,
  spousalPayerEarnsLess,
  spousalAmountOutsideRange,
  lumpSumOutsideValues,
  supportBeforeFirstPayment,
  spousalPaymentsInThePast,
  spousalSupportInOwnWords,
  rightsWaivedInOwnWords,
  otherPaymentInOwnWords,
  paymentRepeatedInOwnWords,
  durationContradictsEnd,
  insuranceEndsBeforeSupport,
  minorBeneficiary,
  pensionNotAtSeparation,
  moreThanHalfOfPension,
  federalPaymentsDivided,
  dividedPensionAndRange,
  pensionPaidTwice,
  chargeWithoutTitle,
  securityNotOwned,
  electionWithoutSavings,
  childBenefitContradictsResidence,
  dependantCreditOfPayer,
  impossibleDates,
  daysThatAreOver,
  equalizationWithoutDisclosure,
  equalizationDiffersFromComparison,
  dayFarAhead,
  possessionAfterSale,
  retirementAgeReached,
  studentOlderThanLimit,
  trusteeHasAnotherRole,
  ownChildAsOther,
  residentParentIsStepParent,
  formerNameIsPresent,
  nameInTwoRoles,
  statedTwice,
  debtsDenied,
  assetsDenied,
  pensionLeftOut,
  homeDenied,
  amountOfNoWeight,
  childSupportFarAboveTable,
  reasonSaysTable,
  paymentsAboveMeans,
  stepFarFromFirst,
  homePriceFarFromEquity,
  insuranceOutOfProportion,
  pensionAboveIncome,
  expenseAboveMeans,
  lawOutOfDate,
];

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
