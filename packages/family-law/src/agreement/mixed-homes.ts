import type { IsoDate } from '@evenhand/contracts/dates';
import type { Party } from '@evenhand/contracts/identity';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Cents } from '@evenhand/contracts/money';
import { type TableSupport, tableSupport } from '../child-support/table-support.js';
import { LawProblem, orNull } from '../law-problem.js';
import { centsOf, minus, NOTHING, plus } from '../money.js';
import { other } from '../parties.js';
import { knownChildren } from './dependent-children.js';

interface Between {
  /** Null where the two amounts are the same. */
  readonly payor: Party | null;
  readonly monthly: Cents;
}

/** Some children mainly with one parent and some shared: the two methods that courts use. */
export interface MixedHomes {
  readonly mainParent: Party;
  readonly alone: readonly string[];
  readonly shared: readonly string[];
  /** Each household by the number of its children, set off: the cost of each further child falls. */
  readonly byHousehold: Between;
  /** The children of each arrangement separately: the table amount, and a set-off for the shared ones. */
  readonly byArrangement: Between;
  /** Those that were read. */
  readonly tables: readonly TableSupport['table'][];
  /** The table amounts that both methods start from, a month. */
  readonly amounts: {
    readonly children: number;
    /** Of the parent with whom no child lives mainly: for all, for those who live mainly with the other, for the shared ones. */
    readonly all: Cents;
    readonly alone: Cents;
    readonly shared: Cents;
    /** Of the main parent, for the shared ones. */
    readonly sharedOfMain: Cents;
  };
}

const between = (fromOwner: number): Between => ({
  payor: fromOwner === 0 ? null : fromOwner > 0 ? 'owner' : 'partner',
  monthly: centsOf(Math.abs(fromOwner)),
});

/** Null for another arrangement, or while an answer is missing. */
export const mixedHomes = (record: IntakeRecord, asOf: IsoDate): MixedHomes | null => {
  if (record.primaryResidence !== 'Other arrangement') return null;
  const children = knownChildren(record, asOf)?.byTable ?? [];
  const shared = children.filter(({ child }) => child.livesWith === 'both');
  const alone = children.filter(({ child }) => child.livesWith === 'owner' || child.livesWith === 'partner');
  const [mainParent, ...more] = [
    ...new Set(alone.flatMap(({ child }) => (child.livesWith === 'both' ? [] : (child.livesWith ?? [])))),
  ];
  if (!mainParent || more.length > 0 || shared.length === 0 || alone.length + shared.length < children.length)
    return null;
  return orNull(() => {
    const tables: TableSupport['table'][] = [];
    const owes = (payor: Party, count: number): Cents => {
      const [income, province, others] =
        payor === 'owner'
          ? [record.userIncome, record.userProvince, record.partnerProvince]
          : [record.partnerIncome, record.partnerProvince, record.userProvince];
      if (income === undefined || province === undefined)
        throw new LawProblem('missing', 'Incomes and provinces must be known.');
      if (count === 0) return NOTHING;
      const question = { on: asOf, income, province, children: count };
      const found = tableSupport(others === undefined ? question : { ...question, otherProvince: others });
      tables.push(found.table);
      return found.monthly;
    };
    const pays = other(mainParent);
    const signed = (amount: Cents) => (pays === 'owner' ? amount : minus(NOTHING, amount));
    const amounts = {
      children: children.length,
      all: owes(pays, children.length),
      alone: owes(pays, alone.length),
      shared: owes(pays, shared.length),
      sharedOfMain: owes(mainParent, shared.length),
    };
    return {
      tables,
      mainParent,
      alone: alone.map(({ called }) => called),
      shared: shared.map(({ called }) => called),
      byHousehold: between(signed(minus(amounts.all, amounts.sharedOfMain))),
      byArrangement: between(signed(minus(plus(amounts.alone, amounts.shared), amounts.sharedOfMain))),
      amounts,
    };
  });
};
