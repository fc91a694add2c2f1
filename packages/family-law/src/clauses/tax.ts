import { paysLumpSum, paysMonthly } from '@evenhand/contracts/intake/asked';
import type { jointElections } from '@evenhand/contracts/intake/property-facts';
import { allOfAge, noDependants } from '../agreement/dependent-children.js';
import { calledFor } from '../draft/called-for.js';
import type { Clause, Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { other } from '../parties.js';
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

const HALF_EACH = 'Each of us applies for our half of the Canada Child Benefit and the credits that come with it.';

/** The default by residence. */
const asTheyLive = ({ record, name }: Draft): Passage => {
  if (record.primaryResidence === 'Primarily with one parent' && record.residentialParent)
    return `${name(record.residentialParent)}, with whom the children primarily live, applies for the Canada Child Benefit and the credits that come with it, and may claim the amount for an eligible dependant as far as the law allows.`;
  if (record.primaryResidence === 'Equal (shared)')
    return `${HALF_EACH} For one child only one of us may claim the amount for an eligible dependant in a year: we settle each year in writing who claims it for which child, because without that neither of us can.`;
  return 'Each of us claims the benefits and credits for the children to which the CRA’s rules entitle us, and tells the CRA how the children’s time is divided.';
};

const benefit = (draft: Draft): Passage[] => {
  const { childBenefit } = draft.record;
  if (!childBenefit) return [];
  if (childBenefit === 'Each of us applies for half') return [HALF_EACH];
  return [
    `${calledFor(draft, 'childBenefitBy', draft.name)} applies for the Canada Child Benefit and the credits that come with it.`,
  ];
};

const credit = (draft: Draft): Passage[] => {
  const { dependantCredit, dependantCreditBy: by } = draft.record;
  if (!dependantCredit) return [];
  const claims = calledFor(draft, 'dependantCreditBy', draft.name);
  const others = by ? draft.name(other(by)) : 'the other';
  return [
    dependantCredit === 'One of us claims it'
      ? `${claims} claims the amount for an eligible dependant, as far as the law allows, and ${others} does not claim it for the same child.`
      : `${claims} claims the amount for an eligible dependant for the years with an even number and ${others} for the others, as far as the law allows.`,
  ];
};

/** Canada Child Benefit and the amount for an eligible dependant (Income Tax Act s. 118(1)(b), 118(4)). */
export const childrensBenefits = (draft: Draft): Passage[] => {
  const agreed = [...benefit(draft), ...credit(draft)];
  return agreed.length > 0 ? agreed : [asTheyLive(draft)];
};
