import type { IsoDate } from '@evenhand/contracts/dates';
import { Party } from '@evenhand/contracts/identity';
import { guidelinesSince2021 } from '../authorities.js';
import { checkedCount } from '../checks.js';
import { NOTHING } from '../money.js';
import { other } from '../parties.js';
import { working } from '../working.js';
import { type ChildSupport, type Parent } from './child-support.js';
import { setOff, setOffSteps } from './set-off.js';
import { checkedChildren } from './table-amount.js';
import { type TableSupport, tableSupport } from './table-support.js';

export interface SplitQuestion {
  readonly on: IsoDate;
  readonly parents: Record<Party, Parent>;
  /** Children with each parent more than 60 % of the time. */
  readonly childrenWith: Record<Party, number>;
  readonly adultChildrenWith?: Record<Party, number>;
}

/**
 * Each parent has the majority of time with at least one child: the difference of what each would pay for the children
 * with the other (Guidelines s. 8).
 * @throws LawProblem as {@link tableSupport}; `no-children` when none live with either.
 */
export const splitSupport = ({ on, parents, childrenWith, adultChildrenWith }: SplitQuestion): ChildSupport => {
  for (const party of Party.options) {
    const children = checkedCount(childrenWith[party], `childrenWith.${party}`, 0, 15);
    checkedCount(adultChildrenWith?.[party] ?? 0, `adultChildrenWith.${party}`, 0, children);
  }
  checkedChildren(childrenWith.owner + childrenWith.partner, 'childrenWith');
  const owedBy = (payor: Party): TableSupport | null => {
    const home = other(payor);
    const children = childrenWith[home];
    if (children === 0) return null;
    return tableSupport({
      on,
      ...parents[payor],
      otherProvince: parents[home].province,
      children,
      adultChildren: adultChildrenWith?.[home] ?? 0,
    });
  };
  const tables = { owner: owedBy('owner'), partner: owedBy('partner') };
  const difference = setOff({
    owner: tables.owner?.monthly ?? NOTHING,
    partner: tables.partner?.monthly ?? NOTHING,
  });
  return {
    arrangement: 'split',
    ...difference,
    tables,
    ...working(setOffSteps(tables, difference, guidelinesSince2021('8')), [
      ...(tables.owner?.notices ?? []),
      ...(tables.partner?.notices ?? []),
    ]),
  };
};
