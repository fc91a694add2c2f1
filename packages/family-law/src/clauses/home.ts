import type { Clause, Passage } from '../agreement/clause.js';
import type { Draft } from '../agreement/draft.js';
import { money } from '../agreement/print.js';
import { minus } from '../money.js';
import { isMarried, ownsHome } from './people.js';

const ownership = (draft: Draft): string =>
  draft.record.livingSituation === 'We own jointly'
    ? 'We own our home together.'
    : `Our home is owned by ${draft.answer('homeOwner', draft.name)}.`;

const marriedOnly: Passage[] = [
  'Until the home is sold or transferred as set out here, both of us keep the equal right to live in it that the Family Law Act gives, and neither of us sells it, mortgages it or gives it up without the other’s written consent.',
  'When the terms of this article are carried out, each of us consents to them for the purposes of section 21 of the Family Law Act and releases every further right in the home under Part II of that Act.',
];

const whatIsLeft = ({ record: { homeEstimatedValue: value, homeMortgageBalance: owed } }: Draft): string =>
  value === undefined || owed === undefined || owed > value
    ? ''
    : ` That leaves ${money(minus(value, owed))} before the costs of a sale.`;

/** How the plan is carried out, as far as the couple's own words do not say. */
const carryingOut: Passage[] = [
  'As far as what we wrote above says nothing else, this holds when the home is sold: we choose the agent together and list it at the price that the agent recommends in writing; an offer is accepted when both of us agree to it; the mortgage, the commission, legal fees and other costs of the sale are paid first; what is left is divided as written above, otherwise by our shares of ownership.',
  'In the same way, when one of us keeps the home: whoever keeps it takes over the mortgage, has the other released from it at the latest when the title is transferred, and pays for the transfer.',
];

/** Who pays for the home until it is dealt with, as far as the couple's own words do not say. */
const untilThen = (draft: Draft): Passage => {
  const owners =
    draft.record.livingSituation === 'We own jointly'
      ? 'both of us in equal parts'
      : draft.answer('homeOwner', draft.name);
  return `Until the home is sold or transferred, the cost of living in it (utilities, ordinary upkeep) is paid by whoever lives there. As far as what we wrote above says nothing else, the mortgage, property tax and insurance are paid by ${owners}.`;
};

export const home: Clause = {
  id: 'home',
  heading: 'The home',
  basis: ['Family Law Act, s. 18 to 24', 'Family Law Act, s. 21(1)(b)'],
  note: 'What happens to the home you own, in your own words, and who may do what with it until then.',
  answers: [
    'livingSituation',
    'homeOwner',
    'homeEstimatedValue',
    'homeMortgageBalance',
    'matrimonialHomeAgreed',
    'homeDivisionDescription',
  ],
  applies: ownsHome,
  write: (draft) => [
    ownership(draft),
    `We estimate its value at ${draft.answer('homeEstimatedValue', money)}. What is owed on it by mortgage is ${draft.answer('homeMortgageBalance', money)}.${whatIsLeft(draft)}`,
    draft.record.matrimonialHomeAgreed
      ? 'We agree on what happens to the home:'
      : 'We have written down the following about the home; each of us confirms it by signing this agreement:',
    draft.answer('homeDivisionDescription', (text) => text.trim()),
    ...carryingOut,
    ...(isMarried(draft.record) ? marriedOnly : []),
    untilThen(draft),
    'Each of us signs promptly what is needed to carry this article out.',
  ],
};
