import type { IsoDate } from '@evenhand/contracts/dates';
import type { Party } from '@evenhand/contracts/identity';
import { guidelinesSince2021 } from '../authorities.js';
import type { Notice } from '../notice.js';
import { other } from '../parties.js';
import { working } from '../working.js';
import { type ChildSupport, type Parent } from './child-support.js';
import { setOff, setOffSteps } from './set-off.js';
import { tableSupport } from './table-support.js';

export interface SharedQuestion {
  readonly on: IsoDate;
  readonly parents: Record<Party, Parent>;
  /** Children with each parent at least 40 % of the time over a year. */
  readonly children: number;
  readonly adultChildren?: number;
}

export const setOffIsAStartingPoint: Notice = {
  code: 'set-off-is-a-starting-point',
  sentence:
    'The set-off is only the starting point: the increased costs of shared parenting time and the conditions, means, ' +
    'needs and other circumstances of each parent and child must be considered as well (Guidelines s. 9).',
};

/**
 * Set-off of both table amounts, for parents with at least 40 % of the time each. Only the starting point (Guidelines
 * s. 9; Contino v. Leonelli-Contino, 2005 SCC 63).
 * @throws LawProblem as {@link tableSupport}.
 */
export const sharedSupport = ({ on, parents, children, adultChildren = 0 }: SharedQuestion): ChildSupport => {
  const owedBy = (payor: Party) =>
    tableSupport({
      on,
      ...parents[payor],
      otherProvince: parents[other(payor)].province,
      children,
      adultChildren,
    });
  const tables = {
    owner: owedBy('owner'),
    partner: owedBy('partner'),
  };
  const difference = setOff({ owner: tables.owner.monthly, partner: tables.partner.monthly });
  return {
    arrangement: 'shared',
    ...difference,
    tables,
    ...working(setOffSteps(tables, difference, guidelinesSince2021('9(a)')), [
      setOffIsAStartingPoint,
      ...tables.owner.notices,
      ...tables.partner.notices,
    ]),
  };
};
