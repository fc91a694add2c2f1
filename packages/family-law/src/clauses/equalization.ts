import { longDate } from '@evenhand/contracts/toronto';
import type { Clause, Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { text, type Words } from '../draft/sentence.js';
import type { EqualizationTerms } from '../terms/equalization.js';
import { equalizationPayment } from './equalization-payment.js';

const considered = ({ statements }: Draft): Words =>
  `Each of us has considered the property and debts that each of us had on the date of marriage and on the valuation date, and the property that section 4(2) of the Family Law Act excludes. ${
    statements.owner && statements.partner
      ? 'Schedule C compares our net family properties as Schedules A and B state them. What we have agreed may differ from the result in Schedule C, and each of us accepts the difference.'
      : 'We have not attached statements of our net family properties. A calculation might have led to a different result, and each of us accepts that.'
  }`;

/** The release of further claims; without an agreed payment it states that neither pays. */
const settled = (draft: Draft, { payor, released }: EqualizationTerms): Words => {
  const what = draft.terms.property.home ? 'our property, home and debts' : 'our property and debts';
  const rest =
    'every claim that either of us has to an equalization of net family properties. Except as this agreement provides, neither of us will pay the other an equalization payment.';
  return draft.about(
    released,
    payor.value
      ? `This payment and the division of ${what} under this agreement settle ${rest}`
      : draft.about(payor, `The division of ${what} under this agreement settles ${rest}`),
  );
};

const leftOpen = (draft: Draft, { payor, released, claimUntil }: EqualizationTerms): Words[] => [
  draft.about(
    released,
    draft.about(
      payor,
      'This agreement does not settle the equalization of our net family properties. Neither of us pays an equalization payment under it, and neither of us gives up the claim to one.',
    ),
  ),
  ...(claimUntil.value === null
    ? []
    : [
        text`Each of us understands that an application for equalization can be made until ${draft.print(claimUntil, longDate)} at the latest, which is six years after our separation, and that the time ends earlier two years after a divorce or six months after the death of the first of us.`,
      ]),
];

/** Family Law Act, s. 7(3) and 2(8). */
const limit = (draft: Draft, { claimUntil, isClaimLate }: EqualizationTerms): Words => {
  if (claimUntil.value === null)
    return 'Each of us understands that a court application for equalization is limited in time by section 7(3) of the Family Law Act, and releases that claim.';
  const day = draft.print(claimUntil, longDate);
  return isClaimLate
    ? text`The six years after our separation within which an application for equalization could be made ended on ${day}. Neither of us will ask a court to extend that time, and each of us releases that claim.`
    : text`Each of us understands that, without this agreement, an application for equalization could be made until ${day} at the latest, which is six years after our separation, and that the time ends earlier two years after a divorce or six months after the death of the first of us. Each of us releases that claim.`;
};

const written = (draft: Draft, terms: EqualizationTerms): Passage[] => {
  const { released } = terms;
  const valuation = text`The valuation date is ${draft.print(terms.valuationDate, longDate)}.`;
  if (released.value === null)
    return [
      valuation,
      text`Whether one of us pays the other an equalization payment is still open: ${draft.print(released, String)}.`,
    ];
  if (!released.value) return [valuation, ...leftOpen(draft, terms)];
  return [
    valuation,
    considered(draft),
    ...equalizationPayment(draft, terms),
    settled(draft, terms),
    limit(draft, terms),
  ];
};

export const equalization: Clause = {
  id: 'equalization',
  heading: 'Property: equalization',
  basis: ['Family Law Act, s. 4 to 8, 7(3)', 'Family Law Act, s. 9(1)'],
  note: 'Married couples share the growth in what they own during the marriage. This article sets out who pays what, and settles equalization for good. A calculation may lead to another amount: a lawyer can tell you what that means for you.',
  answers: [
    'relationshipType',
    'separationDate',
    'hasAssets',
    'assetDivisionDescription',
    'equalizationOutcome',
    'equalizationPayer',
    'equalizationAmount',
    'equalizationSetOff',
    'homeInEqualization',
    'equalizationForm',
    'equalizationDate',
    'equalizationInstalments',
    'equalizationInterval',
    'equalizationInterest',
    'equalizationSecurity',
    'equalizationSecurityNamed',
    'homePlan',
    'homeKeeper',
    'homePrice',
    'homeBy',
  ],
  write: (draft) => (draft.terms.property.equalization ? written(draft, draft.terms.property.equalization) : []),
};
