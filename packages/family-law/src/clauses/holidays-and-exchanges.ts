import type { exchangeDrivers, exchangePlaces } from '@evenhand/contracts/intake/parenting-facts';
import { type SharedStretch, sharedStretches } from '../agreement/special-periods.js';
import type { Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { other } from '../parties.js';

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

const places: Record<(typeof exchangePlaces)[number], string> = {
  'At school or day care': 'at school or day care',
  'At the home where the time ends': 'at the home of the parent whose time ends',
  'At the home where the time begins': 'at the home of the parent whose time begins',
  'At a public place that we name': 'at a public place',
};

const drivers: Record<(typeof exchangeDrivers)[number], string> = {
  'The parent whose time begins fetches them':
    'The parent whose time begins picks the children up, unless we agree otherwise.',
  'The parent whose time ends brings them':
    'The parent whose time ends brings the children, unless we agree otherwise.',
  'Somebody else whom we both trust': 'Somebody whom both of us trust brings and fetches the children.',
};

export const exchanges = ({ record }: Draft): Passage[] => {
  const { exchangePlace, exchangePlaceNamed, exchangeDriver, exchangeHour } = record;
  const named = exchangePlaceNamed?.trim();
  const where = exchangePlace && (named ? `at this place: ${named}` : places[exchangePlace]);
  const when = exchangeHour && `at ${exchangeHour} on a day without school`;
  const change = [where, when].filter(Boolean).join(', and ');
  return [
    ...(change ? [`The children change over ${change}.`] : []),
    `${drivers[exchangeDriver ?? 'The parent whose time begins fetches them']} Either of us may ask for a change of a day or an exchange; a change counts when the other has agreed in writing.`,
  ];
};
