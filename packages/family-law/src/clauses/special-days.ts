import type { Passage } from '../agreement/clause.js';
import { type Draft, other } from '../agreement/draft.js';
import { type SharedStretch, sharedStretches } from '../agreement/special-periods.js';

const shared = ({ label, sharing, first }: SharedStretch, { name }: Draft): string => {
  if (sharing === 'The regular schedule goes on') return `${label}: the regular schedule goes on`;
  if (!first) return `${label}: ${sharing.toLowerCase()}; we settle in writing by 1 March of each year who begins`;
  switch (sharing) {
    case 'Half each':
      return `${label}: half with each of us, the first half with ${name(first)}`;
    case 'Weeks in turn':
      return `${label}: week by week in turn, the first with ${name(first)}`;
    case 'In turn, year by year':
      return `${label}: with ${name(first)} when it begins in a year with an even number, with ${name(other(first))} in the others`;
    case 'Always with the same parent':
      return `${label}: with ${name(first)}`;
  }
};

const sentenceList = (items: string[]): string[] =>
  items.map((item, index) => `${item}${index === items.length - 1 ? '.' : ';'}`);

/** Summer, breaks and holidays: how they are shared, and what gives way to what. */
export const specialDays = (draft: Draft): Passage[] => {
  const stretches = sharedStretches(draft.record);
  if (stretches.length === 0)
    return [
      'We divide holidays, school breaks and the summer fairly and settle them in writing by 1 March of each year. Until we have, the regular schedule goes on.',
    ];
  return [
    'In these times the children are with us as follows, and the regular schedule gives way:',
    { kind: 'list', items: sentenceList(stretches.map((stretch) => shared(stretch, draft))) },
    'A holiday comes before a break, and a break before the summer. For times that are not named here the regular schedule goes on, unless we agree otherwise in writing.',
  ];
};
