import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { cents } from '@evenhand/contracts/money';
import { centsOf, dollars, portion } from '@evenhand/family-law/money';
import {
  answers,
  type Planted,
  pensions,
  undisclosed,
  whenMarried,
  withChildren,
  withMonthlySupport,
} from './plant.ts';

const reason = { childSupportReason: 'We agreed on this amount.' } as const;
const byTable = { childSupportReason: 'We use the table amount.' } as const;
const withOneParent = (change: (record: IntakeRecord) => IntakeRecord | null) =>
  withChildren((record) => (record.residentialParent ? change(record) : null));
const buyOut = (change: (record: IntakeRecord) => IntakeRecord | null) =>
  answers((record) => (record.homePlan === 'One of us buys the other out' ? change(record) : null));
const sold = (change: (record: IntakeRecord) => IntakeRecord | null) =>
  answers((record) => (record.homePlan === 'We sell it' ? change(record) : null));
const times = (amount: number | undefined, by: number) => centsOf(Math.round((amount ?? 0) * by));
const spousal = (change: (record: IntakeRecord) => IntakeRecord) =>
  answers((record) => (record.spousalSupportRequested ? change(record) : null));
const expense = (amount: number, per: 'A month' | 'A year') =>
  withChildren(({ children = [] }) => ({
    expenses: [
      { child: children[0]?.name, kind: 'Activities', what: 'Hockey', amount: cents(amount), per, paidBy: 'owner' },
    ],
  }));
const equalized = (amount: number): IntakeRecord => ({
  equalizationOutcome: 'One of us pays the other',
  equalizationPayer: 'owner',
  equalizationAmount: cents(amount),
  equalizationForm: 'In one payment',
  equalizationDate: '2027-03-01',
});
const lumpSum = (amount: number): IntakeRecord => ({
  spousalForm: 'Once, as a lump sum',
  spousalLumpSum: cents(amount),
  spousalLumpSumOn: '2027-03-01',
});
const arrears = (amount: number, monthly?: number): IntakeRecord => ({
  childArrears: cents(amount),
  childArrearsSince: '2026-10-15',
  childArrearsFrom: '2027-01-01',
  ...(monthly === undefined
    ? { childArrearsPaid: 'In one payment' }
    : { childArrearsPaid: 'In monthly payments', childArrearsMonthly: cents(monthly) }),
});
const insured = (amount: number) =>
  withOneParent(({ childSupportPayer }) =>
    childSupportPayer ? { insuranceAmount: cents(amount), agreedChildSupportAmount: undefined } : null,
  );
const inPay = (monthly: number, share: number) =>
  pensions({
    settlement: 'The payments are divided',
    monthly: cents(monthly),
    share: cents(share),
  });

/** Amounts against their own rule, and against the incomes. */
export const inAmounts: readonly Planted[] = [
  {
    name: 'child support of 15,000 a month as in the table',
    plant: withOneParent(() => ({ agreedChildSupportAmount: dollars(15_000), ...byTable })),
  },
  {
    name: 'child support of 900 a month as in the table',
    plant: withOneParent(() => ({ agreedChildSupportAmount: dollars(4_111), ...byTable })),
  },
  {
    name: 'child support far above the table',
    plant: withOneParent(() => ({ agreedChildSupportAmount: dollars(9_000), ...reason })),
  },
  {
    name: 'child support of one dollar',
    plant: withOneParent(() => ({ agreedChildSupportAmount: dollars(1), ...reason })),
  },
  { name: 'spousal support of one dollar', plant: withMonthlySupport({ spousalSupportAmount: dollars(1) }) },
  {
    name: 'spousal support of ten times the range',
    plant: spousal(({ spousalSupportAmount }) => ({ spousalSupportAmount: times(spousalSupportAmount, 10) })),
  },
  {
    name: 'spousal support of a tenth of the range',
    plant: answers(({ spousalSupportRequested, spousalSupportAmount: amount = 0 }) =>
      spousalSupportRequested && amount > 50_000 ? { spousalSupportAmount: times(amount, 0.1) } : null,
    ),
  },
  {
    name: 'a change to ten times the amount',
    plant: spousal(({ spousalSupportAmount }) => ({
      spousalSteps: [{ from: '2028-01-01', amount: times(spousalSupportAmount, 10) }],
    })),
  },
  {
    name: 'a change to four times the amount',
    plant: spousal(({ spousalSupportAmount }) => ({
      spousalSteps: [{ from: '2028-01-01', amount: times(spousalSupportAmount, 4) }],
    })),
  },
  {
    name: 'a change to a hundredth of the amount',
    plant: spousal(({ spousalSupportAmount }) => ({
      spousalSteps: [{ from: '2028-01-01', amount: times(spousalSupportAmount, 0.01) }],
    })),
  },
  { name: 'a lump sum of one dollar', plant: withMonthlySupport(lumpSum(100)) },
  {
    name: 'a lump sum of a hundred times what it replaces',
    plant: spousal(({ spousalSupportAmount }) => ({
      ...lumpSum(times(spousalSupportAmount, 9_000)),
      spousalLumpSumMonthly: spousalSupportAmount,
      spousalLumpSumUntil: '2034-06-30',
      spousalLumpSumRate: '2%',
    })),
  },
  { name: 'an equalization payment of one dollar', plant: whenMarried(equalized(100)) },
  { name: 'an equalization payment of fifty dollars', plant: whenMarried(equalized(5_000)) },
  { name: 'a buy-out for 1,000', plant: buyOut(() => ({ homePrice: dollars(1_000) })) },
  { name: 'a buy-out for one dollar', plant: buyOut(() => ({ homePrice: dollars(1) })) },
  {
    name: 'a buy-out for half of the part',
    plant: buyOut(({ homePrice }) =>
      homePrice && homePrice > 2_000_000 ? { homePrice: portion(homePrice, 1, 2) } : null,
    ),
  },
  {
    name: 'a buy-out for the whole equity',
    plant: buyOut(({ homePrice }) => (homePrice && homePrice > 2_000_000 ? { homePrice: times(homePrice, 2) } : null)),
  },
  {
    name: 'a lowest price of a tenth of the value',
    plant: sold(({ homeEstimatedValue }) => ({ homePrice: times(homeEstimatedValue, 0.1) })),
  },
  {
    name: 'a lowest price of ten times the value',
    plant: sold(({ homeEstimatedValue }) => ({ homePrice: times(homeEstimatedValue, 10) })),
  },
  {
    name: 'a home of one dollar',
    plant: undisclosed(({ homePlan }) =>
      homePlan ? { homeEstimatedValue: dollars(1), homeMortgageBalance: cents(0) } : null,
    ),
  },
  { name: 'arrears of one dollar', plant: withChildren(() => arrears(100)) },
  { name: 'arrears paid back by one dollar a month', plant: withChildren(() => arrears(20_000, 100)) },
  { name: 'arrears paid back by 9,000 a month', plant: withOneParent(() => arrears(5_000_000, 900_000)) },
  { name: 'insurance of one dollar', plant: insured(100) },
  { name: 'insurance of 50 million', plant: insured(5_000_000_000) },
  { name: 'an expense of one dollar', plant: expense(100, 'A month') },
  { name: 'an expense above both incomes', plant: expense(40_000_000, 'A year') },
  { name: 'a yearly expense entered as a month', plant: expense(2_500_000, 'A month') },
  {
    name: 'a pension of one dollar',
    plant: pensions({ familyLawValue: dollars(1), settlement: 'The member keeps it' }),
  },
  { name: 'a pension in pay above the income', plant: inPay(2_000_000, 500_000) },
  {
    name: 'support for a child of another relationship above the income',
    plant: withChildren(() => ({
      otherChildren: [{ parent: 'owner', name: 'Lee Other', supportPaid: dollars(15_000) }],
    })),
  },
  {
    name: 'support for a child of age above the income',
    plant: withChildren(({ children = [] }) => ({
      children: [
        ...children,
        {
          name: 'Lee Example',
          birthdate: '2004-01-01',
          livesWith: 'owner',
          dependency: 'Studies full time',
          ownSupport: dollars(14_000),
        },
      ],
    })),
  },
  {
    name: 'a pension transferred and paid again as equalization',
    plant: (couple) =>
      couple.record.relationshipType === 'Legally married'
        ? answers(({ separationDate }) => ({
            ...equalized(5_000_000),
            hasAssets: true,
            assetTypes: ['Pension'],
            assetDivisionDescription: 'Each keeps what is in their own name.',
            pensions: [
              {
                member: 'owner',
                plan: 'Sample Plan',
                law: 'Ontario',
                familyLawValue: dollars(100_000),
                valuedOn: separationDate,
                settlement: 'A lump sum is transferred out of the plan',
                share: dollars(50_000),
              },
            ],
          }))(couple)
        : null,
  },
];
