import { paysLumpSum, paysMonthly } from '@evenhand/contracts/intake/asked';
import type { jointElections } from '@evenhand/contracts/intake/property-facts';
import { allOfAge, noDependants } from '../agreement/dependent-children.js';
import type { Clause, Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { childrensBenefits } from './childrens-benefits.js';
import { always, hasChildren } from './people.js';

const elections: Record<(typeof jointElections)[number], string> = {
  'Registered savings go over by form T2220, without tax':
    'Where registered savings go over under this agreement, they go directly from plan to plan by form T2220.',
  'What is transferred goes over at its cost, without tax':
    'What goes over under this agreement goes over at its cost for tax, and neither of us elects otherwise.',
  'What is transferred goes over at its market value':
    'What goes over under this agreement goes over at its market value for tax: whoever gives it makes that election in time and pays the tax on the gain.',
  'We name one principal residence for each year together':
    'For each year of our marriage or time together we name one home as the principal residence of both of us, and each of us reports it so.',
};

/** Earlier payments count only where the agreement states it, for this year and the last (s. 56.1(3), 60.1(3)). */
const paidBefore = ({ record: { spousalStart }, asOf }: Draft): Passage[] =>
  spousalStart && spousalStart <= asOf
    ? [
        'What was paid as periodic spousal support before this agreement takes effect, in the year in which it does or the year before, is considered to have been paid and received under it.',
      ]
    : [];

export const tax: Clause = {
  id: 'tax',
  heading: 'Tax',
  basis: [
    'Income Tax Act, s. 56(1)(b), 56.1, 60(b), 60.1, 118(4), 118(5) and 122.6',
    'Income Tax Act, s. 40(2)(b), 73(1) and 146(16)',
    'CRA form T1158',
  ],
  note: 'Child support has no tax effect. Regular spousal support is deducted by the one who pays and taxed at the one who receives.',
  answers: [
    'hasChildren',
    'primaryResidence',
    'residentialParent',
    'spousalSupportRequested',
    'dependantCredit',
    'dependantCreditBy',
    'childBenefit',
    'childBenefitBy',
    'jointElections',
  ],
  applies: always,
  write: (draft) => [
    ...(hasChildren(draft.record) && !noDependants(draft.record, draft.asOf)
      ? [
          'Child support is not deducted by the person who pays it and not taxed as income of the person who receives it.',
          ...(allOfAge(draft.record, draft.asOf) ? [] : childrensBenefits(draft)),
        ]
      : []),
    ...(paysMonthly(draft.record)
      ? [
          'Periodic spousal support under this agreement is meant to be deducted by the person who pays it and taxed as income of the person who receives it. We register this agreement with the CRA by form T1158 where that is required.',
          ...paidBefore(draft),
        ]
      : []),
    ...(paysLumpSum(draft.record)
      ? [
          'The lump sum of spousal support is no allowance on a periodic basis: the one who pays it does not deduct it and the one who receives it is not taxed on it.',
        ]
      : []),
    ...(draft.record.jointElections ?? []).map((election) => elections[election]),
    'Each of us reports our marital status to the CRA and is responsible for our own taxes.',
  ],
};
