import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { dollars } from '@evenhand/family-law/money';
import { answers, type Planted, whenMarried, withChildren, withMonthlySupport } from './plant.ts';

const owed: IntakeRecord = {
  childArrears: dollars(3_000),
  childArrearsSince: '2026-01-01',
  childArrearsPaid: 'In one payment',
};
const paidAsEqualization: IntakeRecord = {
  equalizationOutcome: 'One of us pays the other',
  equalizationPayer: 'owner',
  equalizationAmount: dollars(50_000),
  equalizationForm: 'In one payment',
};
const withHome = (change: IntakeRecord) => answers(({ homePlan }) => (homePlan ? change : null));
const whenSold = (change: IntakeRecord) => answers(({ homePlan }) => (homePlan === 'We sell it' ? change : null));
const lumpSum: IntakeRecord = { spousalForm: 'Every month and a lump sum', spousalLumpSum: dollars(9_000) };
const adult = (change: object, more: IntakeRecord) =>
  withChildren(({ children = [] }) => ({
    children: [...children, { name: 'Lee Example', birthdate: '2001-01-01', livesWith: 'owner', ...change }],
    ...more,
  }));

/** Days against days, and against ages. */
export const inDays: readonly Planted[] = [
  { name: 'child support from 2045 on', plant: withChildren(() => ({ childSupportStart: '2045-01-01' })) },
  { name: 'child support from 2031 on', plant: withChildren(() => ({ childSupportStart: '2031-01-01' })) },
  { name: 'arrears paid in 2046', plant: withChildren(() => ({ ...owed, childArrearsFrom: '2046-01-01' })) },
  { name: 'spousal support from 2031 on', plant: withMonthlySupport({ spousalStart: '2031-01-01' }) },
  { name: 'a lump sum in 2052', plant: withMonthlySupport({ ...lumpSum, spousalLumpSumOn: '2052-01-01' }) },
  { name: 'a home settled in 2051', plant: withHome({ homeBy: '2051-03-31' }) },
  {
    name: 'an equalization payment in 2056',
    plant: whenMarried({ ...paidAsEqualization, equalizationDate: '2056-01-31' }),
  },
  {
    name: 'an equalization payment of the past',
    plant: whenMarried({ ...paidAsEqualization, equalizationDate: '2026-01-31' }),
  },
  { name: 'a schedule from 2039 on', plant: withChildren(() => ({ scheduleStartsOn: '2039-01-03' })) },
  {
    name: 'a home lived in until 2030 and sold by 2027',
    plant: whenSold({ exclusivePossession: 'owner', exclusivePossessionUntil: '2030-06-30' }),
  },
  {
    name: 'a home lived in alone until a day that is over',
    plant: withHome({ exclusivePossession: 'owner', exclusivePossessionUntil: '2026-10-31' }),
  },
  {
    name: 'a review at 60 of a payor of 71',
    plant: withMonthlySupport({ retirementAge: '60', userBirthdate: '1955-01-01', partnerBirthdate: '1955-01-01' }),
  },
  {
    name: 'a review at 65 of a payor of 66',
    plant: withMonthlySupport({ retirementAge: '65', userBirthdate: '1960-01-01', partnerBirthdate: '1960-01-01' }),
  },
  {
    name: 'a student older than the age for students',
    plant: adult({ dependency: 'Studies full time' }, { studyAge: '22' }),
  },
  {
    name: 'a change of the amount after the end',
    plant: withMonthlySupport({ spousalSteps: [{ from: '2035-01-01', amount: dollars(100) }] }),
  },
  { name: 'a review after the end', plant: withMonthlySupport({ spousalReviewOn: '2036-01-01' }) },
  {
    name: 'an adjustment after the end',
    plant: withMonthlySupport({
      spousalIndexing: 'With the Consumer Price Index for Canada',
      spousalIndexingOn: '2036-01-01',
    }),
  },
  {
    name: 'spousal support that starts before the separation',
    plant: withMonthlySupport({ spousalStart: '2015-01-01' }),
  },
  {
    name: 'child support that starts before the separation',
    plant: withChildren(() => ({ childSupportStart: '2015-01-01' })),
  },
  {
    name: 'spousal support that is due since the separation',
    plant: answers(({ spousalSupportRequested, separationDate }) =>
      spousalSupportRequested && separationDate ? { spousalStart: separationDate } : null,
    ),
  },
  {
    name: 'child support that is due since the separation',
    plant: withChildren(({ separationDate, residentialParent }) =>
      residentialParent && separationDate ? { childSupportStart: separationDate } : null,
    ),
  },
  {
    name: 'arrears since before the separation',
    plant: withChildren(() => ({ ...owed, childArrearsSince: '2015-01-01', childArrearsFrom: '2027-01-01' })),
  },
];
