import type { carryingCosts } from '@evenhand/contracts/intake/property-facts';
import type { Clause, Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { text, type Words } from '../draft/sentence.js';
import { minus, NOTHING } from '../money.js';
import { money, percent } from '../print.js';
import { type Fact, sourceNames } from '../terms/facts.js';
import type { HomeTerms } from '../terms/property.js';
import { WHOLE_SHARE } from '../terms/stated-figures.js';
import { homePlan, possession } from './home-plan.js';
import { isMarried } from './people.js';

const ownership = (draft: Draft, { share, owns, titleholder }: HomeTerms): Words => {
  if (share.value === null && share.stated.length > 0)
    return text`The share of ${draft.owner} in our home is ${draft.print(share, percent)}.`;
  if (owns === 'alone') return text`${draft.print(titleholder, draft.name)} owns our home.`;
  if (share.value === null) return 'We own our home together.';
  const rest = percent(WHOLE_SHARE - share.value);
  return text`We own our home together: ${draft.owner} owns ${draft.print(share, percent)} and ${draft.partner} owns ${rest}.`;
};

/** Which of the figures that differ applies. */
const asStated = ({ chosen }: Fact): string => (chosen ? `, as stated ${sourceNames[chosen]}` : '');

const worth = (draft: Draft, { value, mortgage }: HomeTerms): Words =>
  text`We estimate its value at ${draft.print(value, money)}${asStated(value)}. ${
    mortgage.value === NOTHING
      ? draft.about(mortgage, 'There is no mortgage on the home')
      : text`The balance owing on the mortgage is ${draft.print(mortgage, money)}`
  }${asStated(mortgage)}.${whatIsLeft(draft)}`;

const livingThere = ({ record }: Draft): Passage[] => {
  const { exclusivePossession, exclusivePossessionUntil: until, homePlan, homeBy } = record;
  const isOverBefore = homePlan !== 'One of us buys the other out' || homeBy === undefined || (until ?? '') < homeBy;
  const consent = 'neither of us sells it, mortgages it or gives it up without the other’s written consent.';
  if (!exclusivePossession)
    return [
      `Until the home is sold or transferred as set out here, both of us keep the equal right to live in it that the Family Law Act gives, and ${consent}`,
    ];
  return [
    ...(until && isOverBefore
      ? ['From then on both of us again have the equal right to live in it that the Family Law Act gives.']
      : []),
    `Until the home is sold or transferred as set out here, ${consent}`,
  ];
};

const RELEASE =
  'When the terms of this article are carried out, each of us consents to them for the purposes of section 21 of the Family Law Act and releases every further right in the home under Part II of that Act.';

const whatIsLeft = ({ record: { homeEstimatedValue: value, homeMortgageBalance: owed } }: Draft): string =>
  value === undefined || owed === undefined || owed > value
    ? ''
    : ` That leaves ${money(minus(value, owed))} before the costs of a sale.`;

/** Optional once a plan is chosen. */
const ownWords = (draft: Draft, home: HomeTerms): Passage[] =>
  draft.record.homePlan && !draft.record.homeDivisionDescription?.trim()
    ? []
    : [
        draft.record.matrimonialHomeAgreed
          ? 'We agree on what happens to the home:'
          : 'We have written down the following about the home; each of us confirms it by signing this agreement:',
        draft.print(home.ownWords, (words) => words.trim()),
      ];

const whenSold = ({ record: { homePlan, homePrice } }: Draft): string => {
  const offer = homePlan && homePrice !== undefined ? '' : ' an offer is accepted when both of us agree to it;';
  return `we choose the agent together and list it at the price that the agent recommends in writing;${offer} the mortgage, the commission, legal fees and other costs of the sale are paid first; what is left is divided as written above, otherwise by our shares of ownership.`;
};
const WHEN_KEPT =
  'whoever keeps it takes over the mortgage, has the other released from it at the latest when the title is transferred, and pays for the transfer.';

/** Details of the plan that the couple's own words leave open. */
const carryingOut = (draft: Draft): Passage[] => {
  const { homePlan } = draft.record;
  const start = 'As far as what we wrote above says nothing else, this holds when';
  if (homePlan === 'One of us buys the other out') return [`${start} one of us keeps the home: ${WHEN_KEPT}`];
  const sold = `${start} the home is sold: ${whenSold(draft)}`;
  return homePlan ? [sold] : [sold, `In the same way, when one of us keeps the home: ${WHEN_KEPT}`];
};

const payers: Record<(typeof carryingCosts)[number], string> = {
  'Both of us in equal parts': 'both of us in equal parts',
  'Whoever lives in the home': 'whoever lives in the home, and by both of us in equal parts while both of us do',
  'In proportion to our incomes':
    'both of us in proportion to our yearly incomes, and in equal parts while neither of us has one',
};

const untilThen = (draft: Draft): Passage => {
  const { livingSituation, carryingCosts } = draft.record;
  const start =
    'Until the home is sold or transferred, the cost of living in it (utilities, ordinary upkeep) is paid by whoever lives there.';
  if (carryingCosts) return `${start} The mortgage, property tax and insurance are paid by ${payers[carryingCosts]}.`;
  const owners =
    livingSituation === 'We own jointly' ? 'both of us in equal parts' : draft.answer('homeOwner', draft.name);
  return `${start} As far as what we wrote above says nothing else, the mortgage, property tax and insurance are paid by ${owners}.`;
};

const written = (draft: Draft, home: HomeTerms): Passage[] => [
  ownership(draft, home),
  worth(draft, home),
  ...ownWords(draft, home),
  ...homePlan(draft, home),
  ...carryingOut(draft),
  ...possession(draft),
  ...(isMarried(draft.record) ? [...livingThere(draft), RELEASE] : []),
  untilThen(draft),
  'Each of us signs promptly what is needed to carry this article out.',
];

export const home: Clause = {
  id: 'home',
  heading: 'The home',
  basis: ['Family Law Act, s. 18 to 24', 'Family Law Act, s. 21(1)(b)', 'Partition Act (Ontario), s. 2 and 3'],
  note: 'What happens to the home you own, by when, and who may do what with it until then.',
  answers: [
    'livingSituation',
    'homeOwner',
    'homeEstimatedValue',
    'homeMortgageBalance',
    'matrimonialHomeAgreed',
    'homeDivisionDescription',
    'homePlan',
    'homeKeeper',
    'homePrice',
    'homeBy',
    'homeDefault',
    'exclusivePossession',
    'exclusivePossessionUntil',
    'carryingCosts',
  ],
  write: (draft) => (draft.terms.property.home ? written(draft, draft.terms.property.home) : []),
};
