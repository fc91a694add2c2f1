import type { carryingCosts } from '@evenhand/contracts/intake/property-facts';
import { longDate } from '@evenhand/contracts/toronto';
import type { Clause, Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { text, type Words } from '../draft/sentence.js';
import { NOTHING } from '../money.js';
import { other } from '../parties.js';
import { money, percent } from '../print.js';
import { type Fact, sourceNames } from '../terms/facts.js';
import type { HomeTerms } from '../terms/home.js';
import { homePlan, keepsOwnHome } from './home-plan.js';
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

const untilSettled = (home: HomeTerms): string => {
  if (keepsOwnHome(home)) return 'the payment for the home has been made or the home is sold';
  return home.plan || home.owns === 'jointly'
    ? 'the home is sold or transferred'
    : 'the home is sold or transferred or, if its owner keeps it, every payment for it that is written above has been made';
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

/** Family Law Act, s. 24 lists what a court could order. */
const possession = (draft: Draft, home: HomeTerms): Passage[] => {
  const alone = home.possession;
  const { value: party } = alone?.by ?? { value: null };
  if (!alone || !party) return [];
  const [has, leaves] = [draft.print(alone.by, draft.name), draft.name(other(party))];
  const until = alone.until.value === null ? untilSettled(home) : draft.print(alone.until, longDate);
  return [
    text`${has} has exclusive possession of the home until ${until}. During that time ${leaves} may enter the home only with the consent of ${draft.name(party)}.`,
  ];
};

const spousalRights = (draft: Draft, home: HomeTerms): Passage[] => {
  const { possession: alone, isSharedAgain } = home;
  const until = untilSettled(home);
  if (draft.terms.people.bond !== 'married') return [];
  const consent = `neither of us may sell, mortgage or otherwise encumber the home without the written consent of the other${keepsOwnHome(home) ? ', except by a mortgage that is used to make that payment' : ''}`;
  const equal = 'both of us have the equal right to possession of it that section 19 of the Family Law Act gives';
  return [
    ...(alone && isSharedAgain ? [`After that day ${equal}, until ${until}.`] : []),
    alone
      ? `Until ${until} under this agreement, ${consent}.`
      : `Until ${until} under this agreement, ${equal}, and ${consent}.`,
    'Each of us consents under section 21 of the Family Law Act to what this article provides for the home and, once it has been carried out, releases all other rights in the home under Part II of that Act.',
  ];
};

/** In exclusive possession until the home is settled. */
const soleOccupant = ({ possession, isSharedAgain }: HomeTerms): HomeTerms['titleholder'] | null =>
  possession?.by.value && !isSharedAgain ? possession.by : null;

const payers = (draft: Draft, home: HomeTerms, costs: string): Record<(typeof carryingCosts)[number], Words> => {
  const occupant = soleOccupant(home);
  const { 'owner-income': one, 'partner-income': another } = draft.terms.facts;
  const areEarning = (one.value ?? 0) > 0 || (another.value ?? 0) > 0;
  return {
    'Both of us in equal parts': `We will pay ${costs} in equal shares.`,
    'Whoever lives in the home': occupant
      ? text`${draft.print(occupant, draft.name)} will pay ${costs}.`
      : `The party who lives in the home will pay ${costs}. While both of us live there, we will pay them in equal shares.`,
    'In proportion to our incomes': `We will pay ${costs} in proportion to our yearly incomes${areEarning ? '' : ', or in equal shares while neither of us has an income'}.`,
  };
};

/** Costs, repairs and occupation rent until the closing. */
const untilClosing = (draft: Draft, home: HomeTerms): Passage[] => {
  const { carrying, owns, titleholder, mortgage } = home;
  const until = untilSettled(home);
  const costs = `${mortgage.value === NOTHING ? 'the ' : 'the mortgage, '}property tax and insurance`;
  const byOwner =
    owns === 'jointly'
      ? `we will pay ${costs} in equal shares.`
      : text`${draft.print(titleholder, draft.name)} will pay ${costs}.`;
  const paid =
    carrying.value === null
      ? text`Unless we have written otherwise above, ${byOwner}`
      : draft.about(carrying, payers(draft, home, costs)[carrying.value]);
  const occupant = soleOccupant(home);
  const lives = occupant ? draft.print(occupant, draft.name) : 'the party who lives in it';
  return [
    text`Until ${until}, ${lives} will pay for utilities and ordinary upkeep. ${paid}`,
    `Until then neither of us will make a major repair or renovation at the other’s expense without the other’s written consent, except a repair that cannot wait. ${
      owns === 'jointly' && home.thirdOwner.value !== null
        ? 'We will pay in equal shares what falls on the two of us of a repair to which both of us agreed, or that cannot wait.'
        : owns === 'jointly'
          ? 'We will pay for a repair to which both of us agreed, or that cannot wait, in the proportions in which we own the home.'
          : 'The owner will pay for a repair that cannot wait.'
    }`,
    `Neither of us owes the other occupation rent for the time until ${until}.`,
  ];
};

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
