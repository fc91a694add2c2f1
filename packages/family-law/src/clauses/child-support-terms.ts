import type { OtherChild } from '@evenhand/contracts/intake/parenting-facts';
import { longDate } from '@evenhand/contracts/toronto';
import type { Clause } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { money } from '../print.js';
import { hasChildren } from './people.js';

const about = ({ parent, name, birthdate, livesWithParent, supportPaid }: OtherChild, index: number, draft: Draft) => {
  const path = `otherChildren/${index}`;
  const whose = parent
    ? draft.name(parent)
    : draft.blank(`${path}/parent`, `whose child ${index + 1} of another relationship is`);
  const called = name?.trim() || 'a child of another relationship';
  const born = birthdate ? `, born on ${longDate(birthdate)}` : '';
  const home = livesWithParent ? `, who lives with ${whose}` : '';
  const paid = supportPaid ? ` ${whose} pays child support of ${money(supportPaid)} a month for ${called}.` : '';
  return `${whose} is also the parent of ${called}${born}${home}.${paid}`;
};

export const otherChildren: Clause = {
  id: 'other-children',
  heading: 'Children from another relationship',
  basis: ['Federal Child Support Guidelines, s. 10(2)(b) to (d)', 'Family Law Act, s. 31'],
  note: 'A duty to support another child does not change the tables by itself. It matters when paying the amount would be an undue hardship.',
  answers: ['otherChildren'],
  applies: (record) => hasChildren(record) && (record.otherChildren ?? []).length > 0,
  write: (draft) => [
    ...(draft.record.otherChildren ?? []).map((child, index) => about(child, index, draft)),
    'The table amount is not reduced for this. Each of us knows that a court may order another amount where a legal duty to support another child would make it an undue hardship, when both households’ standards of living have been compared.',
  ],
};

export const childInsurance: Clause = {
  id: 'child-insurance',
  heading: 'Child support: health, dental and other insurance',
  basis: ['Federal Child Support Guidelines, s. 6'],
  note: 'If one of you has benefits at work that can cover the children at a reasonable rate, the children are covered.',
  answers: ['hasChildren'],
  applies: hasChildren,
  forSupport: 'children',
  write: () => [
    'Each of us who can have medical or dental insurance for the children through work or otherwise at a reasonable rate keeps the children covered for as long as they are entitled to support.',
    'The parent who pays a covered cost is paid back what the insurer reimburses within 14 days after it arrives. What is not covered is shared as a special or extraordinary expense.',
  ],
};

export const annualDisclosure: Clause = {
  id: 'annual-disclosure',
  heading: 'Child support: yearly disclosure and adjustment',
  basis: ['O. Reg. 391/97, s. 24.1', 'Federal Child Support Guidelines, s. 25(1), (5) and (8)'],
  note: 'Once a year you show each other your tax papers and bring support up to date. The law does not let anyone sign this duty away.',
  answers: ['hasChildren', 'useGuidelines'],
  applies: hasChildren,
  forSupport: 'children',
  write: ({ record }) => [
    'Each year, for as long as support is payable for a child, each of us whose income is needed to determine it gives the other the income tax return with all attachments, the notice of assessment and any reassessment for the most recent year, no later than 30 days after the anniversary of this agreement.',
    record.useGuidelines === false
      ? 'We then review child support in good faith in the light of the incomes and the table amount at that time.'
      : 'We then adjust child support and the shares of special or extraordinary expenses to the new incomes, from the first day of the month after the exchange.',
    'Nothing in this agreement limits the right of either of us to ask for income information under the Guidelines.',
  ],
};
