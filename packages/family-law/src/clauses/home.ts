import type { Clause, Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { text, type Words } from '../draft/sentence.js';
import { NOTHING } from '../money.js';
import { money, percent } from '../print.js';
import { type Fact, sourceNames } from '../terms/facts.js';
import type { HomeTerms } from '../terms/home.js';
import { homePlan } from './home-plan.js';
import { possession, spousalRights, untilClosing } from './home-until-settled.js';
import { survivorship, thirdOwnership } from './joint-tenancy.js';

const trimmed = (name: string): string => name.trim();

const ownership = (draft: Draft, { shares, owns, titleholder, thirdOwner }: HomeTerms): Words => {
  const withThird = thirdOwner.value === null ? '' : text` with ${draft.print(thirdOwner, trimmed)}`;
  const share = draft.terms.facts['home-share'];
  if (share.value === null && share.stated.length > 0)
    return text`${draft.owner} owns ${draft.print(share, percent)} of our home.`;
  if (owns === 'alone')
    return text`${draft.print(titleholder, draft.name)} owns our home${withThird && text` together${withThird}`}.`;
  if (share.value === null) return text`We own our home together${withThird}.`;
  const [owners, partners] = [draft.print(shares.owner, percent), draft.print(shares.partner, percent)];
  return text`We own our home together: ${draft.owner} owns ${owners} of it and ${draft.partner} owns ${partners}.`;
};

/** Which of the figures that differ applies. */
const asStated = ({ chosen }: Fact): string => (chosen ? `, as stated ${sourceNames[chosen]}` : '');

const worth = (draft: Draft, { value, mortgage, equity, thirdOwner }: HomeTerms): Words => {
  const estimate = text`We estimate the value of the home at ${draft.print(value, money)}${asStated(value)}.`;
  if (mortgage.value === NOTHING)
    return text`${estimate} ${draft.about(mortgage, 'There is no mortgage on the home')}${asStated(mortgage)}.`;
  const owed = text`The balance owing on the mortgage is ${draft.print(mortgage, money)}${asStated(mortgage)}.`;
  return equity.value === null
    ? text`${estimate} ${owed}`
    : text`${estimate} ${owed} This leaves equity of ${draft.print(equity, money)} before the costs of a sale${thirdOwner.value === null ? '' : text`, of which a part belongs to ${thirdOwner.value.trim()}`}.`;
};

/** Optional once a plan is chosen. */
const ownWords = (draft: Draft, home: HomeTerms): Passage[] =>
  home.plan && home.ownWords.value === null
    ? []
    : [
        text`${
          home.isAgreed
            ? 'We have agreed on what happens to the home in these words'
            : 'We have written the following about the home, and each of us confirms it by signing this agreement'
        }: "${draft.print(home.ownWords, (words) => words.trim())}"`,
      ];

const written = (draft: Draft, home: HomeTerms): Passage[] => [
  ownership(draft, home),
  worth(draft, home),
  ...thirdOwnership(draft, home),
  ...ownWords(draft, home),
  ...homePlan(draft, home),
  ...possession(draft, home),
  ...spousalRights(draft, home),
  ...untilClosing(draft, home),
  ...survivorship(draft, home),
  'Each of us will promptly sign whatever documents are needed to carry out this article.',
];

export const home: Clause = {
  id: 'home',
  heading: 'The home',
  basis: [
    'Family Law Act, s. 18 to 24',
    'Family Law Act, s. 21(1)(b)',
    'Partition Act (Ontario), s. 2 and 3',
    'Conveyancing and Law of Property Act, s. 13',
  ],
  note: 'This article sets out what happens to your home and by when, who lives there and pays for it until then, and what follows if one of you dies first.',
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
