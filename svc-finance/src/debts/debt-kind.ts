import { debtFacts } from '@evenhand/contracts/finance/debts';
import { debtReaders } from '@evenhand/contracts/finance/readers';
import { Cents } from '@evenhand/contracts/money';
import { z } from 'zod';
import type { ItemKind } from '../items/item-kind.js';

const StoredDebt = z.object({
  ...debtFacts,
  currentBalance: Cents,
  monthlyPayment: Cents.nullable(),
  atSeparation: Cents.nullable(),
  atMarriage: Cents.nullable(),
});
type StoredDebt = z.infer<typeof StoredDebt>;

export const debtKind: ItemKind<StoredDebt> = {
  name: 'debt',
  stored: StoredDebt,
  readers: debtReaders,
  refusals: () => [],
  refusalsWith: null,
};
