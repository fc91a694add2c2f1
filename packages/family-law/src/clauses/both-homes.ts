import type { firstRefusals, newPartnerTerms, socialMediaTerms } from '@evenhand/contracts/intake/parenting-facts';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Clause } from '../draft/clause.js';
import { hasChildren } from './people.js';

const lengths: Record<(typeof firstRefusals)[number], string> = {
  'From 4 hours on': 'for 4 hours or more',
  'From 8 hours on': 'for 8 hours or more',
  'For a night or more': 'for a night or more',
};

const partners: Record<(typeof newPartnerTerms)[number], string> = {
  'The other parent hears of it first':
    'Before the children meet a new partner of one of us, the other parent is told.',
  'The children meet a new partner after six months':
    'The children meet a new partner of one of us once the relationship has lasted six months.',
  'No stays overnight in the first year':
    'In the first year of a relationship a new partner does not stay overnight while the children are there.',
};

const pictures: Record<(typeof socialMediaTerms)[number], string> = {
  'No pictures of the children in public':
    'Neither of us posts pictures or news of the children where the public can see them.',
  'Pictures for family and friends only':
    'Each of us shows pictures and news of the children online to family and friends only.',
  'Only when both of us agree': 'A picture or news of the children is posted only when both of us have agreed.',
};

const terms = ({ firstRefusal, newPartners = [], socialMedia }: IntakeRecord): string[] => [
  ...(firstRefusal
    ? [
        `When one of us cannot be with the children ${lengths[firstRefusal]} of our own parenting time, the other is asked first whether to have them, before a sitter is. School, day care, camps and stays with friends or grandparents do not count. Time given in this way is no change of the schedule.`,
      ]
    : []),
  ...newPartners.map((term) => partners[term]),
  ...(socialMedia ? [pictures[socialMedia]] : []),
];

export const bothHomes: Clause = {
  id: 'both-homes',
  heading: 'Parenting: what holds in both homes',
  basis: ['Divorce Act, s. 7.2, 16.1(4) and 16.6', 'Children’s Law Reform Act, s. 28'],
  note: 'House rules for two homes: who looks after the children when a parent cannot, new partners, and pictures online.',
  answers: ['firstRefusal', 'newPartners', 'socialMedia'],
  applies: (record) => hasChildren(record) && terms(record).length > 0,
  forMinors: true,
  write: ({ record }) => terms(record),
};
