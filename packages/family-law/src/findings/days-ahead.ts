import type { IsoDate } from '@evenhand/contracts/dates';
import type { IntakeField } from '@evenhand/contracts/intake/record';
import { longDate } from '@evenhand/contracts/toronto';
import { monthsLater } from '../calendar-months.js';
import type { Terms } from '../terms/terms.js';
import type { Check } from './check.js';

/** A day on which something agreed begins or is done. */
interface AgreedDay {
  readonly what: string;
  readonly answer: IntakeField;
  readonly day: IsoDate | null | undefined;
  /** Limits of this product, not of the law. */
  readonly mostMonths: number;
}

const A_YEAR = 12;
const FIVE_YEARS = 60;

const agreedDays = ({ parenting, childSupport, spousalSupport, property }: Terms): AgreedDay[] => {
  const { home, equalization } = property;
  return [
    { what: 'The parenting schedule', answer: 'scheduleStartsOn', day: parenting?.startsOn.value, mostMonths: A_YEAR },
    { what: 'Child support', answer: 'childSupportStart', day: childSupport?.due.first, mostMonths: A_YEAR },
    {
      what: 'The payment of child support that is owed',
      answer: 'childArrearsFrom',
      day: childSupport?.arrears?.from.value,
      mostMonths: A_YEAR * 2,
    },
    {
      what: 'Spousal support',
      answer: 'spousalStart',
      day: spousalSupport.monthly?.due.first,
      mostMonths: A_YEAR,
    },
    {
      what: 'The lump sum of spousal support',
      answer: 'spousalLumpSumOn',
      day: spousalSupport.lumpSum?.on.value,
      mostMonths: FIVE_YEARS,
    },
    { what: 'What happens to the home', answer: 'homeBy', day: home?.by.value, mostMonths: FIVE_YEARS },
    {
      what: 'The equalization payment',
      answer: 'equalizationDate',
      day: equalization?.on.value,
      mostMonths: FIVE_YEARS,
    },
    {
      what: 'Living in the home alone',
      answer: 'exclusivePossessionUntil',
      day: home?.possession?.until.value,
      mostMonths: FIVE_YEARS * 4,
    },
  ];
};

export const dayFarAhead: Check = {
  id: 'day-far-ahead',
  severity: 'attention',
  why: 'Family Law Act, s. 9(1), 34(1) and 56(4): a payment that begins years after the separation is rarely what was meant, and leaves the time between without it.',
  answers: ['childSupportStart', 'spousalStart', 'homeBy', 'equalizationDate'],
  find: (_record, asOf, { terms }) => {
    const far = agreedDays(terms).find(({ day, mostMonths }) => day && day > monthsLater(asOf, mostMonths));
    return far?.day
      ? {
          answer: far.answer,
          sentence: `${far.what} has the day ${longDate(far.day)}, which is more than ${far.mostMonths / 12} ${far.mostMonths === 12 ? 'year' : 'years'} after this draft. Check the year.`,
        }
      : null;
  },
};

export const possessionAfterSale: Check = {
  id: 'possession-after-home-is-settled',
  severity: 'attention',
  why: 'Family Law Act, s. 19, 21 and 24: nobody can live alone in a home that has been sold, or in the home of the other, without saying on what terms.',
  answers: ['exclusivePossessionUntil', 'homeBy'],
  find: (_record, _asOf, { terms: { property } }) => {
    const { plan, by, possession, keeper } = property.home ?? {};
    const [until, settled] = [possession?.until.value, by?.value];
    if (!plan || !until || !settled || until <= settled) return null;
    if (plan === 'buy-out' && possession?.by.value === keeper?.value) return null;
    return `One of you lives in the home alone until ${longDate(until)}, but it is ${plan === 'sale' ? 'sold' : 'transferred'} by ${longDate(settled)}. Change one of the two days.`;
  },
};

export const retirementAgeReached: Check = {
  id: 'retirement-age-reached',
  severity: 'attention',
  why: 'Divorce Act, s. 17(4.1); Family Law Act, s. 37(2): a review on retirement needs an age that is still ahead.',
  answers: ['retirementAge', 'userBirthdate', 'partnerBirthdate'],
  find: (_record, asOf, { terms: { people, spousalSupport } }) => {
    const age = spousalSupport.monthly?.retirementAge.value;
    const payor = spousalSupport.payor.value;
    const born = payor && people.persons[payor].born.value;
    return age && born && monthsLater(born, Number(age) * 12) <= asOf
      ? `The retirement of the one who pays permits a review from the age of ${age}, which was reached on ${longDate(monthsLater(born, Number(age) * 12))}. Choose a later age, or a day for a review.`
      : null;
  },
};

export const studentOlderThanLimit: Check = {
  id: 'student-older-than-limit',
  severity: 'attention',
  why: 'Divorce Act, s. 2(1); Family Law Act, s. 31: support of a child who studies ends at the age that you set.',
  answers: ['studyAge', 'children'],
  find: (_record, asOf, { terms: { children, childSupport } }) => {
    const age = childSupport?.studies.age.value;
    const older = children.find(
      ({ status, dependency, born }) =>
        status === 'dependent' &&
        dependency === 'Studies full time' &&
        age &&
        born.value &&
        monthsLater(born.value, Number(age) * 12) <= asOf,
    );
    return older
      ? `You support a student up to the age of ${age}, but ${older.called} is older than that and is supported. Raise the age, or take the support out.`
      : null;
  },
};
