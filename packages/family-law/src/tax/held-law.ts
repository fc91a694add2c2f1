import type { IsoDate } from '@evenhand/contracts/dates';
import { tables } from '../child-support/tables.js';
import type { TaxYear } from '../data/tax/tax-year.js';
import { newestTaxYear } from './tax-years.js';

/** Figures of the law, with the last day for which they are known to hold. */
export interface HeldLaw {
  readonly id: 'tax' | 'benefits' | 'child-support-tables';
  /** In a sentence, after `the`. */
  readonly name: string;
  readonly holdsUntil: IsoDate;
  readonly source: string;
  readonly whereToLook: string;
  readonly howToAdd: string;
}

const ADD_YEAR =
  'npm run -s law:due -w packages/family-law -- form prints the newest year as data; change its figures and add it to the list in packages/family-law/src/data/tax/added-years.ts';

const ofYear = ({ year, source }: TaxYear): HeldLaw[] => [
  {
    id: 'tax',
    name: `federal and Ontario tax, CPP and EI of ${year}`,
    holdsUntil: `${year}-12-31`,
    source,
    whereToLook: 'canada.ca: T4127 payroll deductions formulas (January), T4032-ON, CPP and EI rates',
    howToAdd: ADD_YEAR,
  },
  {
    id: 'benefits',
    name: `benefits and credits from July ${year}`,
    holdsUntil: `${year + 1}-06-30`,
    source,
    whereToLook:
      'canada.ca: Canada child benefit, Groceries and Essentials Benefit and Ontario trillium benefit calculation sheets (July)',
    howToAdd: ADD_YEAR,
  },
];

/** The newest of each kind. */
export const heldLaw = (year: TaxYear = newestTaxYear): readonly HeldLaw[] => [
  ...ofYear(year),
  ...tables.ON.slice(0, 1).map(
    ({ authority, inForce, holdsUntil }): HeldLaw => ({
      id: 'child-support-tables',
      name: `child support tables in force since ${inForce}`,
      holdsUntil,
      source: authority.citation,
      whereToLook: 'laws-lois.justice.gc.ca: SOR/97-175, Schedule I, and the Canada Gazette, Part II',
      howToAdd:
        'add the rows of each province as packages/family-law/src/data/child-support/DAY/ and name them in child-support/tables.ts; where nothing has changed, only move holdsUntil on',
    }),
  ),
];

/** Figures that are not known to hold on a day. */
export const overdueLaw = (on: IsoDate, held = heldLaw()): readonly HeldLaw[] =>
  held.filter(({ holdsUntil }) => holdsUntil < on);
