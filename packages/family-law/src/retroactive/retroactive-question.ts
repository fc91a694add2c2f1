import type { IsoDate } from '@evenhand/contracts/dates';
import type { Party } from '@evenhand/contracts/identity';
import type { Cents } from '@evenhand/contracts/money';
import type { Dependant } from '../child-support/dependants.js';
import type { Province } from '../child-support/province.js';

/** Residence and yearly incomes, in cents. */
export interface ParentOverYears {
  readonly province: Province;
  readonly incomes: Readonly<Record<number, Cents>>;
}

export interface Payment {
  readonly date: IsoDate;
  readonly by: Party;
  readonly amount: Cents;
}

export interface RetroactiveQuestion {
  /** First and last month, `YYYY-MM`; support is due on the first of each. */
  readonly from: string;
  readonly until: string;
  /** Sole: the children lived with the other parent. Shared: each had at least 40 % of the time. */
  readonly arrangement: 'sole' | 'shared';
  readonly payor: Party;
  readonly parents: Record<Party, ParentOverYears>;
  /** By birth date, counted for each month; or a constant number. */
  readonly children: readonly Dependant[] | number;
  /** Sets the age of majority. By default the recipient's, or the owner's with shared time. */
  readonly childrenIn?: Province;
  readonly payments: readonly Payment[];
}
