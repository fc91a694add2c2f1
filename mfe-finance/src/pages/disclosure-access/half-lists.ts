import { AddAsset, EditAsset } from '@evenhand/contracts/finance/assets';
import { AddDebt, EditDebt } from '@evenhand/contracts/finance/debts';
import {
  addToHalf,
  deleteFromHalf,
  editInHalf,
  Half,
  type HalfItem,
  halfItemHistory,
  readHalf,
  restoreInHalf,
} from '@evenhand/contracts/finance/half';
import { AddIncome, EditIncome } from '@evenhand/contracts/finance/incomes';
import type { PropertyDivision } from '@evenhand/contracts/finance/property';
import { call } from '@evenhand/web-kit/call';
import { z } from 'zod';
import { assetsList, debtsList, incomesList, refusedBy } from '../tracker/lists.js';
import type { Lists } from '../tracker/lists-context.js';

export type ReadHalf = Omit<Half, 'division'> & { division: PropertyDivision };

/** Reads a half; its amounts come in cents. */
export const halfOf = async (access: string): Promise<ReadHalf> => {
  const half = await call(readHalf, { access });
  return { ...z.encode(Half, half), division: half.division };
};

const common = (access: string, kind: HalfItem['kind']) => ({
  path: `${readHalf.path}/${kind}`,
  remove: (id: string) => call(deleteFromHalf, { access, id, kind }),
  restore: (id: string) => call(restoreInHalf, { access, id, kind }),
});

const versionsOf = async (access: string, kind: HalfItem['kind'], id: string) =>
  z.encode(halfItemHistory.answer, await call(halfItemHistory, { access, id, kind }));

/** The three lists of whoever came by a link: the same questions and words, kept with the access. */
export const halfLists = (access: string): Lists => ({
  canImport: false,
  assets: {
    ...assetsList,
    ...common(access, 'asset'),
    read: async () => (await halfOf(access)).assets,
    add: (body) => {
      const read = AddAsset.safeParse({ ...body, valuationDate: new Date().toISOString() });
      if (!read.success) return refusedBy(read.error);
      const item = z.encode(AddAsset, read.data);
      return { send: (attempt) => call(addToHalf, { access, kind: 'asset', item }, { attempt }) };
    },
    edit: ({ id, version, valuationDate }, body) => {
      const read = EditAsset.safeParse({ ...body, version, valuationDate });
      if (!read.success) return refusedBy(read.error);
      const item = z.encode(EditAsset, read.data);
      return { send: () => call(editInHalf, { access, id, kind: 'asset', item }) };
    },
    history: async (id) => {
      const told = await versionsOf(access, 'asset', id);
      return told.kind === 'asset' ? told.versions : [];
    },
  },
  debts: {
    ...debtsList,
    ...common(access, 'debt'),
    read: async () => (await halfOf(access)).debts,
    add: (body) => {
      const read = AddDebt.safeParse(body);
      if (!read.success) return refusedBy(read.error);
      const item = z.encode(AddDebt, read.data);
      return { send: (attempt) => call(addToHalf, { access, kind: 'debt', item }, { attempt }) };
    },
    edit: ({ id, version }, body) => {
      const read = EditDebt.safeParse({ ...body, version });
      if (!read.success) return refusedBy(read.error);
      const item = z.encode(EditDebt, read.data);
      return { send: () => call(editInHalf, { access, id, kind: 'debt', item }) };
    },
    history: async (id) => {
      const told = await versionsOf(access, 'debt', id);
      return told.kind === 'debt' ? told.versions : [];
    },
  },
  incomes: {
    ...incomesList,
    ...common(access, 'income'),
    read: async () => (await halfOf(access)).incomes,
    add: (body) => {
      const read = AddIncome.safeParse(body);
      if (!read.success) return refusedBy(read.error);
      const item = z.encode(AddIncome, read.data);
      return { send: (attempt) => call(addToHalf, { access, kind: 'income', item }, { attempt }) };
    },
    edit: ({ id, version }, body) => {
      const read = EditIncome.safeParse({ ...body, version });
      if (!read.success) return refusedBy(read.error);
      const item = z.encode(EditIncome, read.data);
      return { send: () => call(editInHalf, { access, id, kind: 'income', item }) };
    },
    history: async (id) => {
      const told = await versionsOf(access, 'income', id);
      return told.kind === 'income' ? told.versions : [];
    },
  },
});
