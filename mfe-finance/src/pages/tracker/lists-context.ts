import type { Asset } from '@evenhand/contracts/finance/assets';
import type { Debt } from '@evenhand/contracts/finance/debts';
import type { Income } from '@evenhand/contracts/finance/incomes';
import { createContext, useContext } from 'react';
import type { List } from './lists.js';
import { assetsList, debtsList, incomesList } from './own-lists.js';

/** The three lists that a page works on: those of the person signed in, or of whoever came by a link. */
export interface Lists {
  assets: List<Asset>;
  debts: List<Debt>;
  incomes: List<Income>;
  /** Statements are imported by the person signed in alone. */
  canImport: boolean;
}

export const ListsContext = createContext<Lists>({
  assets: assetsList,
  debts: debtsList,
  incomes: incomesList,
  canImport: true,
});

export const useLists = (): Lists => useContext(ListsContext);
