import type { jointElections } from '@evenhand/contracts/intake/property-facts';
import type { Clause, Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { livingAbroad } from '../terms/people.js';
import { childrensBenefits } from './childrens-benefits.js';

const T2220 = 'Registered savings go over by form T2220, without tax';

const elections: Record<(typeof jointElections)[number], string> = {
  [T2220]:
    'A transfer of registered savings under this agreement will be made directly from plan to plan, using CRA form T2220.',
  'What is transferred goes over at its cost, without tax':
    'Property that is transferred under this agreement is transferred at its cost for tax purposes, and neither of us will elect otherwise.',
  'What is transferred goes over at its market value':
    'Property that is transferred under this agreement is transferred at its fair market value for tax purposes. The person who transfers it will make that election in time and pay the tax on the gain.',
  'We name one principal residence for each year together':
    'For each year in which we were married or lived together, we will designate one home as the principal residence of both of us, and each of us will report it in that way.',
};

/** Earlier payments count only where the agreement states it, for this year and the last (s. 56.1(3), 60.1(3)). */
const paidBefore = ({ terms: { spousalSupport }, asOf }: Draft): Passage[] =>
  spousalSupport.monthly && spousalSupport.monthly.due.first <= asOf
    ? [
        'Periodic spousal support that was paid before this agreement takes effect, in the year in which it takes effect or in the year before, is considered to have been paid and received under this agreement (Income Tax Act, s. 56.1(3) and 60.1(3)).',
        ...(spousalSupport.monthly.past?.paid.value === 'They have been paid'
          ? []
          : [
              'What is paid after this agreement takes effect to make up earlier months, at once or in instalments, may be neither deductible nor taxable. Neither of us relies on its tax treatment.',
            ]),
      ]
    : [];

/** Canada taxes its residents: across a border each country has its own rule. */
const periodicSupport = ({ terms: { people, spousalSupport }, name }: Draft): string => {
  const [away] = livingAbroad(people);
  if (!away)
    return 'Periodic spousal support under this agreement is intended to be deductible by the person who pays it and taxable as income of the person who receives it. We will register this agreement with the CRA on form T1158 where this is required.';
  return spousalSupport.payor.value === away
    ? `Periodic spousal support under this agreement is intended to be taxable in Canada as income of the person who receives it. Whether ${name(away)}, who lives outside Canada, may deduct it is decided by the law of that place.`
    : `Periodic spousal support under this agreement is intended to be deductible in Canada by the person who pays it. Whether it is taxed as income of ${name(away)}, who lives outside Canada, is decided by the law of that place and its tax treaty with Canada.`;
};

const ofChildren = (draft: Draft): Passage[] => {
  const { childSupport, children } = draft.terms;
  if (!childSupport || (children.length > 0 && children.every(({ status }) => status === 'independent'))) return [];
  const areOfAge =
    children.length > 0 && children.every(({ status }) => status === 'dependent' || status === 'independent');
  return [
    'Child support is not deductible by the person who pays it and is not income of the person who receives it.',
    ...(areOfAge ? [] : childrensBenefits(draft)),
  ];
};

export const tax: Clause = {
  id: 'tax',
  heading: 'Tax',
  basis: [
    'Income Tax Act, s. 56(1)(b), 56.1, 60(b), 60.1, 118(4), 118(5) and 122.6',
    'Income Tax Act, s. 40(2)(b), 73(1) and 146(16)',
    'CRA form T1158',
  ],
  note: 'Child support has no tax effect. Periodic spousal support is deducted by the person who pays it and is taxable income of the person who receives it.',
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
  write: (draft) => {
    const { spousalSupport, property, chosen } = draft.terms;
    return [
      ...ofChildren(draft),
      ...(spousalSupport.monthly ? [periodicSupport(draft), ...paidBefore(draft)] : []),
      ...(spousalSupport.lumpSum
        ? [
            'The lump sum of spousal support is not an allowance payable on a periodic basis. It is not deductible by the person who pays it and is not taxable as income of the person who receives it.',
          ]
        : []),
      ...(chosen.jointElections.value ?? [])
        .filter((election) => property.hasRegisteredPlans || election !== T2220)
        .map((election) => draft.about(chosen.jointElections, elections[election])),
      'Each of us will report their marital status to the CRA and is responsible for their own taxes.',
    ];
  },
};
