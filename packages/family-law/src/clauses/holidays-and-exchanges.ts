import { Party } from '@evenhand/contracts/identity';
import type { exchangeDrivers, exchangePlaces } from '@evenhand/contracts/intake/parenting-facts';
import type { Passage } from '../draft/clause.js';
import type { Draft } from '../draft/draft.js';
import { joined, text, type Words } from '../draft/sentence.js';
import { other } from '../parties.js';
import { clock, listed } from '../print.js';
import type { ParentingRules } from '../terms/parenting-rules.js';
import { inSentence, type SpecialDays } from '../terms/special-days.js';
import { childWords } from './child-words.js';

const divided = ({ label, sharing, first }: SpecialDays, draft: Draft): Words => {
  const { child, pick } = childWords(draft);
  const what = inSentence(label);
  if (sharing === 'The regular schedule goes on') return `The regular schedule continues during ${what}.`;
  const spend = `The ${child} ${pick('spends', 'spend')}`;
  const begins = draft.print(first, draft.name);
  const follows = first.value === null ? 'the other parent' : draft.name(other(first.value));
  switch (sharing) {
    case 'Half each':
      return text`${spend} the first half of ${what} with ${begins} and the second half with ${follows}.`;
    case 'Weeks in turn':
      return text`${spend} alternating weeks of ${what} with each of us, starting with ${begins}.`;
    case 'In turn, year by year':
      return text`${spend} ${what} with ${begins} in even-numbered years and with ${follows} in odd-numbered years.`;
    case 'Always with the same parent':
      return text`${spend} ${what} with ${begins} every year.`;
  }
};

export const specialDays = (draft: Draft, { specialDays: days }: ParentingRules): Passage[] => {
  if (days.length === 0)
    return [
      'We will divide holidays, school breaks and the summer fairly, and will agree on the division in writing by 1 March of each year. Until we have agreed, the regular schedule continues.',
    ];
  return [
    'During the following periods, these terms replace the regular schedule:',
    { kind: 'list', items: days.map((one) => divided(one, draft)) },
    'A holiday takes priority over a school break, and a school break takes priority over the summer. A period that begins in one year and ends in the next belongs to the year in which it begins. At all other times the regular schedule continues, unless we agree otherwise in writing.',
  ];
};

const places: Record<(typeof exchangePlaces)[number], string> = {
  'At school or day care': 'at school or day care',
  'At the home where the time ends': 'at the home of the parent whose parenting time ends',
  'At the home where the time begins': 'at the home of the parent whose parenting time begins',
  'At a public place that we name': 'at a public place',
};

const drivers = (
  { child }: { child: string },
  isHidden: boolean,
): Record<(typeof exchangeDrivers)[number], string> => ({
  'The parent whose time begins fetches them': `The parent whose parenting time begins will pick up the ${child}, unless we agree otherwise.`,
  'The parent whose time ends brings them': `The parent whose parenting time ends will bring the ${child} to ${isHidden ? 'the place of the exchange' : 'the other parent'}, unless we agree otherwise.`,
  'Somebody else whom we both trust': `A person whom both of us trust will take the ${child} from one parent to the other.`,
});

const placeOf = (draft: Draft, { place, placeNamed }: ParentingRules['exchange']): Words | null => {
  if (placeNamed.value !== null) return text`at ${draft.print(placeNamed, (name) => name.trim())}`;
  return place.value === null ? null : draft.print(place, (where) => places[where]);
};

/** Where an address is kept out of the agreement, and no place is agreed for a day, or for a day without school. */
const awayFromHiddenHome = ({ terms, name }: Draft, { place, placeNamed }: ParentingRules['exchange']): Passage[] => {
  const hidden = Party.options.filter((party) => terms.people.persons[party].hidesAddress);
  if (hidden.length === 0 || placeNamed.value !== null) return [];
  const notAt = `at a public place on which we agree in writing, and not at the home of ${listed(hidden.map(name))}`;
  if (place.value === null) return [`Exchanges will take place at school, at day care or ${notAt}.`];
  return place.value === 'At school or day care'
    ? [`On a day without school, exchanges will take place ${notAt}.`]
    : [];
};

export const exchanges = (draft: Draft, { exchange }: ParentingRules): Passage[] => {
  const { driver, hour } = exchange;
  const where = placeOf(draft, exchange);
  const when =
    hour.value === null && hour.question === null
      ? null
      : text`The exchange will take place at the end of school on a school day, and at ${draft.print(hour, (time) => clock(Number(time.slice(0, 2))))} on any other day.`;
  const place = where ? [text`Exchanges will take place ${where}.`] : [];
  const stated = [...place, ...(when ? [when] : [])];
  const isHidden = Party.options.some((party) => draft.terms.people.persons[party].hidesAddress);
  const drives = drivers(childWords(draft), isHidden)[driver.value ?? 'The parent whose time begins fetches them'];
  return [
    ...(stated.length > 0 ? [joined(stated)] : []),
    ...awayFromHiddenHome(draft, exchange),
    text`${driver.value === null ? drives : draft.about(driver, drives)} Either of us may ask to change a day or an exchange. A change takes effect when the other has agreed in writing.`,
  ];
};
