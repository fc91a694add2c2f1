import type { AssetCategory } from '@evenhand/contracts/finance/assets';
import type { DebtCategory } from '@evenhand/contracts/finance/debts';
import { financialStatement } from '@evenhand/wording/financial-statement';
import type { SnapshotContent } from '../frozen/snapshot-content.js';

const { support, property, expenses, income } = financialStatement;

interface AssetRow {
  form13: keyof typeof support.kinds;
  form131: keyof typeof property.parts;
}
interface DebtRow {
  form13: keyof typeof support.debtKinds;
  /** The expense of Part 2 for its monthly payment. */
  expense: keyof typeof expenses.payments;
}

export const assetRows: Record<AssetCategory, AssetRow> = {
  real_estate: { form13: 'real_estate', form131: 'land' },
  vehicle: { form13: 'vehicle', form131: 'household' },
  investment: { form13: 'investment', form131: 'savings' },
  bank_account: { form13: 'bank_account', form131: 'savings' },
  retirement: { form13: 'retirement', form131: 'savings' },
  business: { form13: 'business', form131: 'business' },
  personal_property: { form13: 'personal_property', form131: 'household' },
  other: { form13: 'other', form131: 'other' },
};

export const debtRows: Record<DebtCategory, DebtRow> = {
  mortgage: { form13: 'loans', expense: 'mortgage' },
  car_loan: { form13: 'loans', expense: 'car' },
  credit_card: { form13: 'cards', expense: 'other' },
  student_loan: { form13: 'loans', expense: 'other' },
  personal_loan: { form13: 'loans', expense: 'other' },
  line_of_credit: { form13: 'loans', expense: 'other' },
  tax_debt: { form13: 'other', expense: 'other' },
  other: { form13: 'other', expense: 'other' },
};

type Income = SnapshotContent['incomes'][number];
export type IncomeSource = Exclude<Extract<keyof Income, `${string}Income`>, 'taxableIncome'>;

type StatedSource = readonly [row: keyof typeof income.sources, amount: Income[IncomeSource]];

/** Amounts of the rows of Part 1. */
export const statedSources = (stated: Pick<Income, IncomeSource>): ReadonlyMap<string, Income[IncomeSource]> => {
  const rows: Record<IncomeSource, StatedSource> = {
    employmentIncome: ['employment', stated.employmentIncome],
    selfEmploymentIncome: ['selfEmployment', stated.selfEmploymentIncome],
    investmentIncome: ['investment', stated.investmentIncome],
    otherIncome: ['other', stated.otherIncome],
  };
  return new Map(Object.values(rows));
};
