import { incomeFacts } from '@evenhand/contracts/finance/incomes';
import { incomeReaders } from '@evenhand/contracts/finance/readers';
import { Cents } from '@evenhand/contracts/money';
import { financeServer } from '@evenhand/wording/finance-server';
import { z } from 'zod';
import type { ItemKind } from '../items/item-kind.js';

const StoredIncome = z.object({
  ...incomeFacts,
  taxableIncome: Cents,
  employmentIncome: Cents.nullable(),
  selfEmploymentIncome: Cents.nullable(),
  investmentIncome: Cents.nullable(),
  otherIncome: Cents.nullable(),
});
type StoredIncome = z.infer<typeof StoredIncome>;

export const incomeKind: ItemKind<StoredIncome> = {
  name: 'income',
  stored: StoredIncome,
  readers: incomeReaders,
  refusals: () => [],
  refusalsWith: ({ year, whose }, other) =>
    year === other.year && whose === other.whose
      ? [{ pointer: '/year', detail: financeServer.yearIsListed(year) }]
      : [],
};
