import type { firstRefusals, newPartnerTerms, socialMediaTerms } from '@evenhand/contracts/intake/parenting-facts';
import type { Clause } from '../draft/clause.js';
import { text } from '../draft/sentence.js';
import { childWords } from './child-words.js';

const lengths: Record<(typeof firstRefusals)[number], string> = {
  'From 4 hours on': 'four hours or more',
  'From 8 hours on': 'eight hours or more',
  'For a night or more': 'one night or more',
};

const partners = (child: string, meets: string): Record<(typeof newPartnerTerms)[number], string> => ({
  'The other parent hears of it first': `Each of us will inform the other before the ${child} ${meets} a new partner.`,
  'The children meet a new partner after six months': `Neither of us will introduce the ${child} to a new partner until the relationship has lasted six months.`,
  'No stays overnight in the first year': `During the first year of a relationship, a new partner will not stay overnight while the ${child} ${meets === 'meets' ? 'is' : 'are'} in the home.`,
});

const pictures = (child: string, them: string): Record<(typeof socialMediaTerms)[number], string> => ({
  'No pictures of the children in public': `Neither of us will post pictures of the ${child} or news about ${them} where the public can see them.`,
  'Pictures for family and friends only': `Each of us will share pictures of the ${child} and news about ${them} online only with family and friends.`,
  'Only when both of us agree': `Neither of us will post pictures of the ${child} or news about ${them} online without the consent of the other.`,
});

export const bothHomes: Clause = {
  id: 'both-homes',
  heading: 'Parenting: terms for both homes',
  basis: ['Divorce Act, s. 7.2, 16.1(4) and 16.6', 'Children’s Law Reform Act, s. 28'],
  note: 'These terms apply in both homes: who cares for a child when a parent cannot, new partners, and pictures online.',
  answers: ['firstRefusal', 'newPartners', 'socialMedia'],
  forMinors: true,
  write: (draft) => {
    const { parenting } = draft.terms;
    if (!parenting) return [];
    const { child, pick } = childWords(draft);
    const { firstRefusal, newPartners, socialMedia } = parenting.rules;
    const each = partners(child, pick('meets', 'meet'));
    return [
      ...(firstRefusal.value === null
        ? []
        : [
            text`If one of us is unable to care for the ${child} during that parent’s parenting time for ${draft.print(firstRefusal, (length) => lengths[length])}, that parent will offer the time to the other parent before arranging other care. School, day care, camps and visits to friends or grandparents do not count. Time that is offered in this way does not change the parenting schedule.`,
          ]),
      ...(newPartners.value ?? []).map((chosen) => draft.about(newPartners, each[chosen])),
      ...(socialMedia.value === null
        ? []
        : [draft.print(socialMedia, (chosen) => pictures(child, pick('the child', 'them'))[chosen])]),
    ];
  },
};

export const communication: Clause = {
  id: 'communication',
  heading: 'Parenting: communication between us',
  basis: ['Divorce Act, s. 7.2', 'Children’s Law Reform Act, s. 33.1'],
  note: 'You chose this extra term. It sets out how you communicate with each other about a child.',
  answers: ['optionalClauses'],
  forMinors: true,
  write: (draft) => {
    const { parenting, chosen } = draft.terms;
    if (!parenting || chosen.communication.value === null) return [];
    const { child, pick } = childWords(draft);
    return [
      draft.about(
        chosen.communication,
        `We will communicate about the ${child} in writing, briefly and politely. Each of us will answer a message within two days, and without delay if the matter is urgent.`,
      ),
      `Neither of us will send messages to the other through the ${child} or speak negatively of the other in front of the ${child}, and each of us will discourage others from doing so in ${pick('the child’s', 'their')} presence.`,
    ];
  },
};
