import type { carryingCosts } from '@evenhand/contracts/intake/property-facts';
import { longDate } from '@evenhand/contracts/toronto';
import type { Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { text, type Words } from '../draft/sentence.js';
import { NOTHING } from '../money.js';
import { other } from '../parties.js';
import type { HomeTerms } from '../terms/home.js';
import { keepsOwnHome } from './home-plan.js';

const untilSettled = (home: HomeTerms): string => {
  if (keepsOwnHome(home)) return 'the payment for the home has been made or the home is sold';
  return home.plan || home.owns === 'jointly'
    ? 'the home is sold or transferred'
    : 'the home is sold or transferred or, if its owner keeps it, every payment for it that is written above has been made';
};

/** Family Law Act, s. 24 lists what a court could order. */
export const possession = (draft: Draft, home: HomeTerms): Passage[] => {
  const alone = home.possession;
  const { value: party } = alone?.by ?? { value: null };
  if (!alone || !party) return [];
  const [has, leaves] = [draft.print(alone.by, draft.name), draft.name(other(party))];
  const until = alone.until.value === null ? untilSettled(home) : draft.print(alone.until, longDate);
  return [
    text`${has} has exclusive possession of the home until ${until}. During that time ${leaves} may enter the home only with the consent of ${draft.name(party)}.`,
  ];
};

export const spousalRights = (draft: Draft, home: HomeTerms): Passage[] => {
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
export const untilClosing = (draft: Draft, home: HomeTerms): Passage[] => {
  const { carrying, owns, titleholder, mortgage } = home;
  const until = untilSettled(home);
  const costs = `${mortgage.value === NOTHING ? 'the ' : 'the mortgage, '}property tax and insurance`;
  const hasThird = home.thirdOwner.value !== null;
  const byOwner =
    owns === 'jointly'
      ? `we will pay ${hasThird ? `in equal shares what falls on the two of us of ${costs}` : `${costs} in equal shares`}.`
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
