import type { Clause, Passage } from '../agreement/clause.js';
import type { Draft } from '../agreement/draft.js';
import { hasChildren } from './people.js';

const homeArea = ({ record: { homeArea: area } }: Draft): Passage[] =>
  area?.trim()
    ? [
        `The children’s home stays in ${area.trim()}. A move of their home out of it needs the other’s written consent or an order of a court, whatever notice is given.`,
      ]
    : [];

export const relocation: Clause = {
  id: 'relocation',
  heading: 'Parenting: change of residence and relocation',
  basis: ['Divorce Act, s. 16.8 to 16.96', 'Children’s Law Reform Act, s. 39.1 to 39.4'],
  note: 'A move is announced in writing. A move that would change the children’s relationship with the other parent is announced 60 days ahead, and the other parent has 30 days to object.',
  answers: ['hasChildren', 'homeArea'],
  applies: hasChildren,
  forMinors: true,
  write: (draft) => [
    ...homeArea(draft),
    'A parent who will change residence tells the other in writing, before the move, the date of the move, the new address and the new contact information.',
    'A parent who wants to relocate, with or without the children, in a way that is likely to have a significant impact on the children’s relationship with either of us gives the other at least 60 days’ written notice, in the form the law requires. It states the date, the new address and contact information and a proposal for how parenting time can go on.',
    'The other parent may object in writing, or apply to a court, within 30 days after receiving the notice. If there is an objection, the children do not relocate until we agree in writing or a court decides.',
    'The notice duties do not apply where a court has changed them because of a risk of family violence.',
  ],
};
