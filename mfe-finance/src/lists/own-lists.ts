import {
  Asset,
  addAsset,
  assetHistory,
  deleteAsset,
  editAsset,
  listAssets,
  restoreAsset,
} from '@evenhand/contracts/finance/assets';
import {
  addDebt,
  Debt,
  debtHistory,
  deleteDebt,
  editDebt,
  listDebts,
  restoreDebt,
} from '@evenhand/contracts/finance/debts';
import {
  addIncome,
  deleteIncome,
  editIncome,
  Income,
  incomeHistory,
  listIncomes,
  restoreIncome,
} from '@evenhand/contracts/finance/incomes';
import { call } from '@evenhand/web-kit/call';
import { z } from 'zod';
import { allVersions } from './all-versions.js';
import { listOfAssets, listOfDebts, listOfIncomes } from './lists.js';

export const assetsList = listOfAssets({
  path: listAssets.path,
  read: async () => z.encode(z.array(Asset), await call(listAssets)),
  add: (item, attempt) => call(addAsset, item, { attempt }),
  edit: (id, item) => call(editAsset, item, { params: { id } }),
  remove: (id) => call(deleteAsset, undefined, { params: { id } }),
  restore: (id) => call(restoreAsset, undefined, { params: { id } }),
  history: (id) =>
    allVersions(async (page) =>
      z.encode(
        assetHistory.answer,
        await call(assetHistory, undefined, { params: { id }, query: { page: `${page}` } }),
      ),
    ),
});

export const debtsList = listOfDebts({
  path: listDebts.path,
  read: async () => z.encode(z.array(Debt), await call(listDebts)),
  add: (item, attempt) => call(addDebt, item, { attempt }),
  edit: (id, item) => call(editDebt, item, { params: { id } }),
  remove: (id) => call(deleteDebt, undefined, { params: { id } }),
  restore: (id) => call(restoreDebt, undefined, { params: { id } }),
  history: (id) =>
    allVersions(async (page) =>
      z.encode(debtHistory.answer, await call(debtHistory, undefined, { params: { id }, query: { page: `${page}` } })),
    ),
});

export const incomesList = listOfIncomes({
  path: listIncomes.path,
  read: async () => z.encode(z.array(Income), await call(listIncomes)),
  add: (item, attempt) => call(addIncome, item, { attempt }),
  edit: (id, item) => call(editIncome, item, { params: { id } }),
  remove: (id) => call(deleteIncome, undefined, { params: { id } }),
  restore: (id) => call(restoreIncome, undefined, { params: { id } }),
  history: (id) =>
    allVersions(async (page) =>
      z.encode(
        incomeHistory.answer,
        await call(incomeHistory, undefined, { params: { id }, query: { page: `${page}` } }),
      ),
    ),
});
