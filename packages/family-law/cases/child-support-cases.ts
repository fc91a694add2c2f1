import type { IsoDate } from '@evenhand/contracts/dates';
import { cents } from '@evenhand/contracts/money';
import { provinceOf } from '@evenhand/family-law/child-support/province';
import { sharedSupport } from '@evenhand/family-law/child-support/shared-support';
import { tableSupport } from '@evenhand/family-law/child-support/table-support';
import { tableInForce } from '@evenhand/family-law/child-support/tables';
import { z } from 'zod';
import { type Comparison, compareDollars, orRefused } from './comparison.ts';
import { Given, Written } from './written-number.ts';

/** `{table, province, income, children, expectedMonthly}`: the table by its date of force, dollars a year and a month. */
export const Vector = z.object({
  table: z.string(),
  province: z.string().default('ON'),
  income: Given,
  children: Given,
  expectedMonthly: Written,
});

/** `{table, parentA, parentB, children, aTable, bTable, netAtoB}`: the straight set-off of section 9. */
export const SetOff = z.object({
  table: z.string(),
  province: z.string().default('ON'),
  parentA: Given,
  parentB: Given,
  children: Given,
  aTable: Written.optional(),
  bTable: Written.optional(),
  netAtoB: Written,
});

const toCents = (dollars: number) => cents(Math.round(dollars * 100));

/** Unrounded, so that only the expected figure's own rounding counts. */
const unrounded = (province: string, on: IsoDate, income: number, children: number): number => {
  const cell = tableInForce(provinceOf(province), on).cell(toCents(income), children);
  if (!cell) return 0;
  return cell.basic / 100 + (cell.hundredthsOfPercent * (toCents(income) - cell.from)) / 1_000_000;
};

export const compareVector = ({ table, province, income, children, expectedMonthly }: z.infer<typeof Vector>) => {
  const name = `${province} ${table} ${income} x${children}`;
  return orRefused(name, (): Comparison[] => {
    const { monthly } = tableSupport({ on: table, province: provinceOf(province), income: toCents(income), children });
    const exact = unrounded(province, table, income, children);
    const isPrintedRight = Math.abs(monthly / 100 - exact) <= 0.005 + 1e-9;
    return [compareDollars(name, 'monthly', expectedMonthly, isPrintedRight ? exact : monthly / 100)];
  });
};

export const compareSetOff = (given: z.infer<typeof SetOff>) => {
  const { table, children, aTable, bTable, netAtoB } = given;
  const name = `set-off ${given.province} ${table} ${given.parentA}/${given.parentB} x${children}`;
  return orRefused(name, (): Comparison[] => {
    const province = provinceOf(given.province);
    const parents = {
      owner: { province, income: toCents(given.parentA) },
      partner: { province, income: toCents(given.parentB) },
    };
    const { payor, monthly, tables } = sharedSupport({ on: table, parents, children });
    const a = (tables.owner?.monthly ?? 0) / 100;
    const b = (tables.partner?.monthly ?? 0) / 100;
    const net = (payor === 'partner' ? -monthly : monthly) / 100;
    return [
      ...(aTable ? [compareDollars(name, 'A owes', aTable, a)] : []),
      ...(bTable ? [compareDollars(name, 'B owes', bTable, b)] : []),
      // The net of two published figures carries the rounding of both.
      compareDollars(name, 'A to B', netAtoB, net, netAtoB.rounding * 2),
    ];
  });
};
