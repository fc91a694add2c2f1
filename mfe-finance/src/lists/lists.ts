import { AddAsset, type Asset, EditAsset } from '@evenhand/contracts/finance/assets';
import { AddDebt, type Debt, EditDebt } from '@evenhand/contracts/finance/debts';
import { AddIncome, EditIncome, type Income } from '@evenhand/contracts/finance/incomes';
import type { ItemChange } from '@evenhand/contracts/finance/items';
import { financeWording } from '@evenhand/wording/finance';
import { z } from 'zod';
import { assetFields, debtFields, incomeFields, type ReadField } from './field-specs.js';

interface ItemVersion<Item> {
  version: number;
  change: ItemChange;
  at: string;
  item: Item;
}

/** The request, ready to send, or the pointers that the contract refuses. */
export type Ready = { send: (attempt: string) => Promise<unknown> } | { refused: string[] };

/** Calls on one item by its id. Items are in cents. */
interface Reached<Item> {
  path: string;
  read: () => Promise<Item[]>;
  remove: (id: string) => Promise<unknown>;
  restore: (id: string) => Promise<unknown>;
  history: (id: string) => Promise<ItemVersion<Item>[]>;
}

/** The calls of one list. Added and edited items are valid by the contract and in dollars. */
interface Calls<Item, Added, Edited> extends Reached<Item> {
  add: (item: Added, attempt: string) => Promise<unknown>;
  edit: (id: string, item: Edited) => Promise<unknown>;
}

/** One list: its calls, fields and wording. */
export interface List<Item> extends Reached<Item> {
  kind: 'asset' | 'debt' | 'income';
  specs: readonly ReadField[];
  wording: {
    heading: string;
    none: string;
    noneHint: string;
    column: string;
    editTitle: string;
    open: string;
    submit: string;
    done: { title: string; text?: string };
    failed: { title: string; text: string };
  };
  nameOf: (item: Item) => string;
  add: (body: object) => Ready;
  edit: (item: Item, body: object) => Ready;
}

const checked = <Item extends z.ZodType>(
  contract: Item,
  body: object,
  send: (item: z.input<Item>, attempt: string) => Promise<unknown>,
): Ready => {
  const read = contract.safeParse(body);
  if (!read.success) return { refused: read.error.issues.map(({ path }) => `/${path.join('/')}`) };
  const item = z.encode(contract, read.data);
  return { send: (attempt) => send(item, attempt) };
};

export const listOfAssets = (
  calls: Calls<Asset, z.input<typeof AddAsset>, z.input<typeof EditAsset>>,
): List<Asset> => ({
  ...calls,
  kind: 'asset',
  specs: assetFields,
  wording: financeWording.assets,
  nameOf: ({ name }) => name,
  add: (body) => checked(AddAsset, { ...body, valuationDate: new Date().toISOString() }, calls.add),
  edit: ({ id, version, valuationDate }, body) =>
    checked(EditAsset, { ...body, version, valuationDate }, (item) => calls.edit(id, item)),
});

export const listOfDebts = (calls: Calls<Debt, z.input<typeof AddDebt>, z.input<typeof EditDebt>>): List<Debt> => ({
  ...calls,
  kind: 'debt',
  specs: debtFields,
  wording: financeWording.debts,
  nameOf: ({ creditor }) => creditor,
  add: (body) => checked(AddDebt, body, calls.add),
  edit: ({ id, version }, body) => checked(EditDebt, { ...body, version }, (item) => calls.edit(id, item)),
});

/** Both people can have an income of the same year. */
export const incomeName = ({ year, whose }: Pick<Income, 'year' | 'whose'>): string =>
  financeWording.incomes.named[whose](year);

export const listOfIncomes = (
  calls: Calls<Income, z.input<typeof AddIncome>, z.input<typeof EditIncome>>,
): List<Income> => ({
  ...calls,
  kind: 'income',
  specs: incomeFields,
  wording: financeWording.incomes,
  nameOf: incomeName,
  add: (body) => checked(AddIncome, body, calls.add),
  edit: ({ id, version }, body) => checked(EditIncome, { ...body, version }, (item) => calls.edit(id, item)),
});
