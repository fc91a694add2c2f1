import {
  AddAsset,
  Asset,
  addAsset,
  assetHistory,
  deleteAsset,
  EditAsset,
  editAsset,
  listAssets,
  restoreAsset,
} from '@evenhand/contracts/finance/assets';
import {
  AddDebt,
  addDebt,
  Debt,
  debtHistory,
  deleteDebt,
  EditDebt,
  editDebt,
  listDebts,
  restoreDebt,
} from '@evenhand/contracts/finance/debts';
import {
  AddIncome,
  addIncome,
  deleteIncome,
  EditIncome,
  editIncome,
  Income,
  incomeHistory,
  listIncomes,
  restoreIncome,
} from '@evenhand/contracts/finance/incomes';
import type { ItemChange } from '@evenhand/contracts/finance/items';
import { call } from '@evenhand/web-kit/call';
import { financeWording } from '@evenhand/wording/finance';
import { z } from 'zod';
import { assetFields, debtFields, type FieldSpec, incomeFields } from './field-specs.js';

interface ItemVersion<Item> {
  version: number;
  change: ItemChange;
  at: string;
  item: Item;
}

/** What was written, ready to send, or the pointers of what the contract does not take. */
type Ready = { send: (attempt: string) => Promise<unknown> } | { refused: string[] };

/** One of the three lists: its calls, its questions and its words. Items come in cents. */
export interface List<Item> {
  path: string;
  specs: readonly FieldSpec[];
  wording: {
    editTitle: string;
    open: string;
    submit: string;
    done: { title: string; text?: string };
    failed: { title: string; text: string };
  };
  nameOf: (item: Item) => string;
  read: () => Promise<Item[]>;
  add: (body: object) => Ready;
  edit: (item: Item, body: object) => Ready;
  remove: (id: string) => Promise<unknown>;
  restore: (id: string) => Promise<unknown>;
  history: (id: string) => Promise<ItemVersion<Item>[]>;
}

export const refusedBy = (error: z.ZodError): { refused: string[] } => ({
  refused: error.issues.map(({ path }) => `/${path.join('/')}`),
});

export const assetsList: List<Asset> = {
  path: listAssets.path,
  specs: assetFields,
  wording: financeWording.assets,
  nameOf: ({ name }) => name,
  read: async () => z.encode(z.array(Asset), await call(listAssets)),
  add: (body) => {
    const read = AddAsset.safeParse({ ...body, valuationDate: new Date().toISOString() });
    if (!read.success) return refusedBy(read.error);
    return { send: (attempt) => call(addAsset, z.encode(AddAsset, read.data), { attempt }) };
  },
  edit: ({ id, version, valuationDate }, body) => {
    const read = EditAsset.safeParse({ ...body, version, valuationDate });
    if (!read.success) return refusedBy(read.error);
    return { send: () => call(editAsset, z.encode(EditAsset, read.data), { params: { id } }) };
  },
  remove: (id) => call(deleteAsset, undefined, { params: { id } }),
  restore: (id) => call(restoreAsset, undefined, { params: { id } }),
  history: async (id) => z.encode(assetHistory.answer, await call(assetHistory, undefined, { params: { id } })),
};

export const debtsList: List<Debt> = {
  path: listDebts.path,
  specs: debtFields,
  wording: financeWording.debts,
  nameOf: ({ creditor }) => creditor,
  read: async () => z.encode(z.array(Debt), await call(listDebts)),
  add: (body) => {
    const read = AddDebt.safeParse(body);
    if (!read.success) return refusedBy(read.error);
    return { send: (attempt) => call(addDebt, z.encode(AddDebt, read.data), { attempt }) };
  },
  edit: ({ id, version }, body) => {
    const read = EditDebt.safeParse({ ...body, version });
    if (!read.success) return refusedBy(read.error);
    return { send: () => call(editDebt, z.encode(EditDebt, read.data), { params: { id } }) };
  },
  remove: (id) => call(deleteDebt, undefined, { params: { id } }),
  restore: (id) => call(restoreDebt, undefined, { params: { id } }),
  history: async (id) => z.encode(debtHistory.answer, await call(debtHistory, undefined, { params: { id } })),
};

export const incomesList: List<Income> = {
  path: listIncomes.path,
  specs: incomeFields,
  wording: financeWording.incomes,
  nameOf: ({ year }) => financeWording.incomes.year(year),
  read: async () => z.encode(z.array(Income), await call(listIncomes)),
  add: (body) => {
    const read = AddIncome.safeParse(body);
    if (!read.success) return refusedBy(read.error);
    return { send: (attempt) => call(addIncome, z.encode(AddIncome, read.data), { attempt }) };
  },
  edit: ({ id, version }, body) => {
    const read = EditIncome.safeParse({ ...body, version });
    if (!read.success) return refusedBy(read.error);
    return { send: () => call(editIncome, z.encode(EditIncome, read.data), { params: { id } }) };
  },
  remove: (id) => call(deleteIncome, undefined, { params: { id } }),
  restore: (id) => call(restoreIncome, undefined, { params: { id } }),
  history: async (id) => z.encode(incomeHistory.answer, await call(incomeHistory, undefined, { params: { id } })),
};
