import type { Asset } from '@evenhand/contracts/finance/assets';
import type { Debt } from '@evenhand/contracts/finance/debts';
import type { Income } from '@evenhand/contracts/finance/incomes';
import { createContext, useContext } from 'react';
import type { List } from './lists.js';
import { assetsList, debtsList, incomesList } from './own-lists.js';

/** The three lists of the signed-in person, or of a partner with a link. */
export interface Lists {
  assets: List<Asset>;
  debts: List<Debt>;
  incomes: List<Income>;
  /** Only the signed-in person can import statements. */
  canImport: boolean;
}

export const ListsContext = createContext<Lists>({
  assets: assetsList,
  debts: debtsList,
  incomes: incomesList,
  canImport: true,
});

export const useLists = (): Lists => useContext(ListsContext);
