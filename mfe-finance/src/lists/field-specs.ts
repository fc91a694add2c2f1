import { AssetCategory, AssetRecipient, ExclusionGround } from '@evenhand/contracts/finance/assets';
import { DebtCategory, DebtRecipient } from '@evenhand/contracts/finance/debts';
import { Ownership } from '@evenhand/contracts/finance/items';
import { assetReaders, debtReaders, incomeReaders } from '@evenhand/contracts/finance/readers';
import { taxYearsOn } from '@evenhand/contracts/finance/tax-years';
import type { Reader } from '@evenhand/contracts/hidden/readers';
import { dayOf } from '@evenhand/contracts/toronto';
import { financeWording } from '@evenhand/wording/finance';

/** One field of a dialog. `optional` amounts are null when empty, or also when zero (`zeroIsNull`). */
export interface FieldSpec {
  name: string;
  kind: 'text' | 'area' | 'amount' | 'percent' | 'choice' | 'select' | 'tick';
  label: string;
  hint?: string;
  refused?: string;
  options?: readonly { value: string; label: string }[];
  optional?: boolean;
  zeroIsNull?: boolean;
}

/** A field with the people who can read its answer. */
export interface ReadField extends FieldSpec {
  reader: Reader;
}

/** Nested fields inherit the readers of their parent. */
const readBy = (readers: Readonly<Record<string, Reader>>, specs: readonly FieldSpec[]): ReadField[] =>
  specs.map((spec) => ({ ...spec, reader: readers[spec.name.split('.')[0] ?? ''] ?? 'partner' }));

const named = <Key extends string>(keys: readonly Key[], names: Record<Key, string>) =>
  keys.map((value) => ({ value, label: names[value] }));

const owners = named(Ownership.options, financeWording.ownership);
const { assets, debts, incomes, grounds } = financeWording;

export const assetFields = readBy(assetReaders, [
  {
    name: 'category',
    kind: 'select',
    ...assets.fields.category,
    options: named(AssetCategory.options, assets.categories),
  },
  { name: 'name', kind: 'text', ...assets.fields.name },
  { name: 'value', kind: 'amount', ...assets.fields.value },
  { name: 'ownership', kind: 'choice', ...assets.fields.ownership, options: owners },
  { name: 'ownersShare', kind: 'percent', ...assets.fields.ownersShare },
  { name: 'location', kind: 'text', ...assets.fields.location },
  { name: 'description', kind: 'area', ...assets.fields.description },
  { name: 'atSeparation', kind: 'amount', ...assets.fields.atSeparation, optional: true },
  { name: 'atMarriage', kind: 'amount', ...assets.fields.atMarriage, optional: true },
  { name: 'isMatrimonialHome', kind: 'tick', ...assets.fields.isMatrimonialHome },
  {
    name: 'exclusion.ground',
    kind: 'select',
    ...assets.fields.exclusionGround,
    optional: true,
    options: named(ExclusionGround.options, grounds),
  },
  { name: 'exclusion.amount', kind: 'amount', ...assets.fields.exclusionAmount, optional: true },
  { name: 'exclusion.reason', kind: 'text', ...assets.fields.exclusionReason },
  {
    name: 'goesTo',
    kind: 'select',
    ...assets.fields.goesTo,
    optional: true,
    options: named(AssetRecipient.options, assets.goesTo),
  },
  { name: 'accountNumber', kind: 'text', ...assets.fields.accountNumber },
]);

export const debtFields = readBy(debtReaders, [
  {
    name: 'category',
    kind: 'select',
    ...debts.fields.category,
    options: named(DebtCategory.options, debts.categories),
  },
  { name: 'creditor', kind: 'text', ...debts.fields.creditor },
  { name: 'currentBalance', kind: 'amount', ...debts.fields.currentBalance },
  { name: 'monthlyPayment', kind: 'amount', ...debts.fields.monthlyPayment, optional: true, zeroIsNull: true },
  { name: 'interestRate', kind: 'percent', ...debts.fields.interestRate, optional: true, zeroIsNull: true },
  { name: 'responsibility', kind: 'choice', ...debts.fields.responsibility, options: owners },
  { name: 'ownersShare', kind: 'percent', ...debts.fields.ownersShare },
  { name: 'atSeparation', kind: 'amount', ...debts.fields.atSeparation, optional: true },
  { name: 'atMarriage', kind: 'amount', ...debts.fields.atMarriage, optional: true },
  { name: 'isForMatrimonialHome', kind: 'tick', ...debts.fields.isForMatrimonialHome },
  {
    name: 'goesTo',
    kind: 'select',
    ...debts.fields.goesTo,
    optional: true,
    options: named(DebtRecipient.options, debts.goesTo),
  },
  { name: 'accountNumber', kind: 'text', ...debts.fields.accountNumber },
]);

const source = { kind: 'amount', optional: true, zeroIsNull: true } as const;
const years = taxYearsOn(dayOf(new Date())).map((year) => ({ value: String(year), label: String(year) }));

export const incomeFields = readBy(incomeReaders, [
  { name: 'year', kind: 'select', ...incomes.fields.year, options: years },
  {
    name: 'whose',
    kind: 'choice',
    ...incomes.fields.whose,
    options: named(['party_a', 'party_b'] as const, incomes.whose),
  },
  { name: 'taxableIncome', kind: 'amount', ...incomes.fields.taxableIncome },
  { name: 'employmentIncome', ...source, ...incomes.fields.employmentIncome },
  { name: 'selfEmploymentIncome', ...source, ...incomes.fields.selfEmploymentIncome },
  { name: 'investmentIncome', ...source, ...incomes.fields.investmentIncome },
  { name: 'otherIncome', ...source, ...incomes.fields.otherIncome },
]);
