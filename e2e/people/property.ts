import type { Couple } from './couple.ts';
import type { Half } from './disclose.ts';
import { answersOf } from './draft.ts';

/** A married couple with a home, a pension, and two children of whom one studies; nobody pays spousal support. */
export const coupleWithProperty = (couple: Couple) => ({
  ...answersOf(couple),
  hasChildren: true,
  children: [
    { name: 'Robin Example', birthdate: '2015-03-04' },
    { name: 'Jo Example', birthdate: '2006-10-12', dependency: 'Studies full time' },
  ],
  primaryResidence: 'Primarily with one parent',
  residentialParent: 'partner',
  decisionMaking: 'Joint',
  parentingSchedule: 'Alternate weekends',
  useGuidelines: true,
  childSupportPayer: 'owner',
  partnerIncome: 70_000,
  hasAssets: true,
  assetTypes: ['Bank accounts', 'Pension'],
  assetDivisionDescription:
    'Each keeps the accounts in their own name. Alex keeps the pension and pays Sam $31,300.00 for it by 30 June 2027.',
});

const home = { category: 'real_estate', name: 'Home', ownership: 'joint', goesTo: 'sold' } as const;
const mortgage = {
  category: 'mortgage',
  creditor: 'Example Bank',
  responsibility: 'joint',
  goesTo: 'paid_off',
} as const;

/** What they own and owe: net family properties of 312,600 and 250,000, so half the difference is 31,300. */
export const halves: Record<'owner' | 'partner', Half> = {
  owner: {
    assets: [
      { ...home, worth: [780_000, 780_000, 0], isMatrimonialHome: true },
      {
        category: 'retirement',
        name: 'Pension',
        ownership: 'party_a',
        goesTo: 'party_a',
        worth: [80_000, 78_850.5, 0],
      },
    ],
    debts: [{ ...mortgage, owed: [312_500.5, 312_500.5, 0], isForMatrimonialHome: true }],
  },
  partner: {
    assets: [
      { ...home, worth: [780_000, 780_000, 0], isMatrimonialHome: true },
      {
        category: 'bank_account',
        name: 'Savings',
        ownership: 'party_a',
        goesTo: 'party_a',
        worth: [16_250.5, 16_250.5, 0],
      },
    ],
    debts: [{ ...mortgage, owed: [312_500.5, 312_500.5, 0], isForMatrimonialHome: true }],
  },
};
