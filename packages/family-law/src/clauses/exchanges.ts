import type { exchangeDrivers, exchangePlaces } from '@evenhand/contracts/intake/parenting-facts';
import type { Passage } from '../agreement/clause.js';
import type { Draft } from '../agreement/draft.js';

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

/** Where, when and with whom the children change over. */
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
