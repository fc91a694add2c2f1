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
import type { PropertyDivision } from '@evenhand/contracts/finance/property';
import { call } from '@evenhand/web-kit/call';
import { z } from 'zod';
import { allVersions } from '../../lists/all-versions.js';
import { listOfAssets, listOfDebts, listOfIncomes } from '../../lists/lists.js';
import type { Lists } from '../../lists/lists-context.js';

export type ReadHalf = Omit<Half, 'division'> & { division: PropertyDivision };

/** Amounts are cents. */
export const halfOf = async (access: string): Promise<ReadHalf> => {
  const half = await call(readHalf, { access });
  return { ...z.encode(Half, half), division: half.division };
};

const reached = (access: string, kind: HalfItem['kind']) => ({
  path: `${readHalf.path}/${kind}`,
  remove: (id: string) => call(deleteFromHalf, { access, id, kind }),
  restore: (id: string) => call(restoreInHalf, { access, id, kind }),
});

const versionsOf = async (access: string, kind: HalfItem['kind'], id: string, page: number) =>
  z.encode(halfItemHistory.answer, await call(halfItemHistory, { access, id, kind, page }));

/** The lists of a partner without an account, stored with the link's access. */
export const halfLists = (access: string): Lists => ({
  canImport: false,
  assets: listOfAssets({
    ...reached(access, 'asset'),
    read: async () => (await halfOf(access)).assets,
    add: (item, attempt) => call(addToHalf, { access, kind: 'asset', item }, { attempt }),
    edit: (id, item) => call(editInHalf, { access, id, kind: 'asset', item }),
    history: (id) =>
      allVersions(async (page) => {
        const told = await versionsOf(access, 'asset', id, page);
        return told.kind === 'asset' ? told.versions : [];
      }),
  }),
  debts: listOfDebts({
    ...reached(access, 'debt'),
    read: async () => (await halfOf(access)).debts,
    add: (item, attempt) => call(addToHalf, { access, kind: 'debt', item }, { attempt }),
    edit: (id, item) => call(editInHalf, { access, id, kind: 'debt', item }),
    history: (id) =>
      allVersions(async (page) => {
        const told = await versionsOf(access, 'debt', id, page);
        return told.kind === 'debt' ? told.versions : [];
      }),
  }),
  incomes: listOfIncomes({
    ...reached(access, 'income'),
    read: async () => (await halfOf(access)).incomes,
    add: (item, attempt) => call(addToHalf, { access, kind: 'income', item }, { attempt }),
    edit: (id, item) => call(editInHalf, { access, id, kind: 'income', item }),
    history: (id) =>
      allVersions(async (page) => {
        const told = await versionsOf(access, 'income', id, page);
        return told.kind === 'income' ? told.versions : [];
      }),
  }),
});
