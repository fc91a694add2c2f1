import { readAmount, writeAmount } from '@evenhand/web-kit/amount';
import { financeWording } from '@evenhand/wording/finance';
import { z } from 'zod';
import type { FieldSpec } from './field-specs.js';
import type { Ready } from './lists.js';

/** A form's values by field name. */
export type Written = Record<string, string | boolean>;

/** Sent for a value that is not an amount, so that the contract refuses its field. */
const UNREADABLE = 'unreadable';

const amountOf = (text: string, { optional, zeroIsNull }: FieldSpec): unknown => {
  if (text.trim() === '' && optional) return null;
  const amount = readAmount(text);
  if (amount === 0 && zeroIsNull) return null;
  return amount === null ? UNREADABLE : amount / 100;
};

const percentOf = (text: string, { optional, zeroIsNull }: FieldSpec): unknown => {
  const percent = text.replace('%', '').trim();
  if (percent === '' && optional) return null;
  if (!/^\d{1,4}(\.\d{1,4})?$/.test(percent)) return UNREADABLE;
  return Number(percent) === 0 && zeroIsNull ? null : Number(percent);
};

const sentOf = (written: Written, spec: FieldSpec): unknown => {
  const value = written[spec.name] ?? '';
  if (typeof value === 'boolean') return value;
  if (spec.kind === 'tick') return false;
  if (spec.kind === 'amount') return amountOf(value, spec);
  if (spec.kind === 'percent') return percentOf(value, spec);
  if (spec.kind === 'select' && spec.optional && value === '') return null;
  return spec.name === 'year' ? Number(value) : value.trim();
};

/** The request body: dollars, percent and text; `exclusion.*` is one object, null without a ground. */
export const bodyOf = (written: Written, specs: readonly FieldSpec[]): Record<string, unknown> => {
  const values = specs.map((spec) => [spec.name, sentOf(written, spec)] as const);
  const plain = Object.fromEntries(values.filter(([name]) => !name.includes('.')));
  const parts = values.filter(([name]) => name.startsWith('exclusion.'));
  if (parts.length === 0) return plain;
  const exclusion = Object.fromEntries(parts.map(([name, value]) => [name.slice('exclusion.'.length), value]));
  return { ...plain, exclusion: exclusion.ground === null ? null : exclusion };
};

/** Nests dotted names: `exclusion.ground` becomes a field of `exclusion`. */
export const nestedOf = (written: Written): Record<string, unknown> => {
  const nested: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(written)) {
    const [outer = '', inner] = name.split('.');
    nested[outer] = inner === undefined ? value : { ...Object(nested[outer]), [inner]: value };
  }
  return nested;
};

const flatOf = (nested: object, specs: readonly FieldSpec[]): Written =>
  Object.fromEntries(
    specs.map(({ name }) => {
      const value = at(nested, name);
      return [name, typeof value === 'boolean' ? value : String(value ?? '')];
    }),
  );

/** Validates a form by the contract; returns the request or the refused pointers. */
export const writtenItem = (specs: readonly FieldSpec[], ready: (body: Record<string, unknown>) => Ready) =>
  z.record(z.string(), z.unknown()).transform((written, context) => {
    const body = bodyOf(flatOf(written, specs), specs);
    const read = ready(body);
    if ('send' in read) return { body, send: read.send };
    for (const pointer of read.refused) context.addIssue({ code: 'custom', path: pointer.slice(1).split('/') });
    return z.NEVER;
  });

/** An item as form values. Amounts of the item are cents. */
export const writtenOf = (item: object, specs: readonly FieldSpec[]): Written =>
  Object.fromEntries(specs.map((spec) => [spec.name, written(at(item, spec.name), spec)]));

const at = (item: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => {
    if (typeof value !== 'object' || value === null) return null;
    return Object.entries(value).find(([name]) => name === key)?.[1];
  }, item);

const written = (value: unknown, { kind }: FieldSpec): string | boolean => {
  if (kind === 'tick') return value === true;
  if (typeof value === 'number') return kind === 'amount' ? writeAmount(value) : String(value);
  return typeof value === 'string' ? value : '';
};

/** A form value as its field shows it. */
export const shownOf = (value: string | boolean | undefined, { options = [] }: FieldSpec): string => {
  const { yes, no, noValue } = financeWording.list;
  if (typeof value === 'boolean') return value ? yes : no;
  return options.find((option) => option.value === value)?.label || value || noValue;
};
