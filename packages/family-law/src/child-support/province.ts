import type { IsoDate } from '@evenhand/contracts/dates';
import { LawProblem } from '../law-problem.js';

/** Provinces and territories with a federal table; ages of majority as of 2025. */
export const provinces = {
  AB: { name: 'Alberta', majority: 18 },
  BC: { name: 'British Columbia', majority: 19 },
  MB: { name: 'Manitoba', majority: 18 },
  NB: { name: 'New Brunswick', majority: 19 },
  NL: { name: 'Newfoundland and Labrador', majority: 19 },
  NS: { name: 'Nova Scotia', majority: 19 },
  NT: { name: 'Northwest Territories', majority: 19 },
  NU: { name: 'Nunavut', majority: 19 },
  ON: { name: 'Ontario', majority: 18 },
  PE: { name: 'Prince Edward Island', majority: 18 },
  QC: { name: 'Quebec', majority: 18 },
  SK: { name: 'Saskatchewan', majority: 18 },
  YT: { name: 'Yukon', majority: 19 },
} as const;

export type Province = keyof typeof provinces;

const isProvince = (code: string): code is Province => Object.hasOwn(provinces, code);

/** @throws LawProblem `missing` or `province-unknown`. */
export const provinceOf = (code: string | null | undefined, field = 'province'): Province => {
  if (!code) throw new LawProblem('missing', 'A province is missing.', field);
  if (isProvince(code)) return code;
  throw new LawProblem('province-unknown', `There is no federal child support table for "${code}".`, field);
};

/** Habitual residence: a province, or outside Canada. */
export type Residence = Province | 'abroad';

/**
 * The province whose table applies: the payor's, or the other parent's while the payor lives outside Canada (Guidelines s.
 * 3(3)(b)).
 * @throws LawProblem `missing`, `province-unknown`, or `residence-abroad` when neither lives in Canada.
 */
export const tableProvince = (payor: Residence, other: Residence | undefined, field = 'province'): Province => {
  if (payor !== 'abroad') return provinceOf(payor, field);
  if (other !== undefined && other !== 'abroad') return provinceOf(other, field);
  throw new LawProblem(
    'residence-abroad',
    'The payor lives outside Canada: the table is that of the province of the other parent, which must be known.',
    field,
  );
};

/** Whole years. */
export const ageOn = (birthdate: IsoDate, on: IsoDate): number => {
  const years = Number(on.slice(0, 4)) - Number(birthdate.slice(0, 4));
  return on.slice(5) < birthdate.slice(5) ? years - 1 : years;
};
