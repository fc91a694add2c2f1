import type { Reader } from '../hidden/readers.js';
import type { AddAsset } from './assets.js';
import type { AddDebt } from './debts.js';
import type { AddIncome } from './incomes.js';

/** Readers of each field in a disclosure. */
export const assetReaders = {
  category: 'agreement',
  name: 'agreement',
  ownership: 'agreement',
  ownersShare: 'agreement',
  isMatrimonialHome: 'agreement',
  goesTo: 'agreement',
  value: 'agreement',
  atSeparation: 'agreement',
  atMarriage: 'agreement',
  exclusion: 'agreement',
  description: 'partner',
  location: 'partner',
  valuationDate: 'partner',
  accountNumber: 'only-you',
} as const satisfies Record<keyof AddAsset, Reader>;

export const debtReaders = {
  category: 'agreement',
  creditor: 'agreement',
  responsibility: 'agreement',
  ownersShare: 'agreement',
  isForMatrimonialHome: 'agreement',
  goesTo: 'agreement',
  currentBalance: 'agreement',
  atSeparation: 'agreement',
  atMarriage: 'agreement',
  interestRate: 'partner',
  monthlyPayment: 'partner',
  accountNumber: 'only-you',
} as const satisfies Record<keyof AddDebt, Reader>;

export const incomeReaders = {
  year: 'agreement',
  whose: 'agreement',
  taxableIncome: 'agreement',
  employmentIncome: 'partner',
  selfEmploymentIncome: 'partner',
  investmentIncome: 'partner',
  otherIncome: 'partner',
} as const satisfies Record<keyof AddIncome, Reader>;
