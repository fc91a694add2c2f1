import type { IsoDate } from '@evenhand/contracts/dates';
import type { Party } from '@evenhand/contracts/identity';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Cents } from '@evenhand/contracts/money';
import { orNull } from '../law-problem.js';
import { monthOf, monthsBetween } from '../retroactive/months.js';
import { retroactiveSupport } from '../retroactive/retroactive-support.js';
import { provinceOfChildren } from './dependent-children.js';
import { dueDays } from './due-days.js';

const yearsIn = (months: readonly string[]): number[] => [...new Set(months.map((month) => Number(month.slice(0, 4))))];

/**
 * The table amounts from the month in which arrears begin to the month before child support starts, on the incomes of
 * the agreement. A child of age with a separate amount is counted while under age. Null while an answer is missing, for a split arrangement, or for a month without a table.
 */
export const arrearsByTable = (record: IntakeRecord, payor: Party | null, asOf: IsoDate): Cents | null => {
  const { childArrearsSince: since, userIncome, partnerIncome, userProvince, partnerProvince, children = [] } = record;
  const isShared = record.primaryResidence === 'Equal (shared)';
  if (!payor || !since || !userProvince || !partnerProvince || record.primaryResidence === 'Other arrangement')
    return null;
  if (userProvince === 'abroad' || partnerProvince === 'abroad') return null;
  if (userIncome === undefined || partnerIncome === undefined) return null;
  const { first } = dueDays(record.childSupportStart, record, asOf);
  const born = children.flatMap(({ birthdate, dependency, ownSupport }) =>
    birthdate ? [{ birthdate, stillDependent: dependency !== undefined && ownSupport === undefined }] : [],
  );
  if (born.length < children.length || born.length === 0) return null;
  return orNull(() => {
    const months = monthsBetween(monthOf(since), monthOf(first)).slice(0, -1);
    const until = months.at(-1);
    if (!until) return null;
    const over = (income: Cents) => Object.fromEntries(yearsIn(months).map((year) => [year, income]));
    return retroactiveSupport({
      from: monthOf(since),
      until,
      arrangement: isShared ? 'shared' : 'sole',
      payor,
      parents: {
        owner: { province: userProvince, incomes: over(userIncome) },
        partner: { province: partnerProvince, incomes: over(partnerIncome) },
      },
      children: born,
      childrenIn: provinceOfChildren(record),
      payments: [],
    }).due;
  });
};
