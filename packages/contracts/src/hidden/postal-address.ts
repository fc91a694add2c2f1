import { placesOf, type Words, wordsIn } from './words.js';

const streetTypes: ReadonlySet<string> = new Set(
  'st ave rd dr blvd cres ct ln pl terr sq cir trl pkwy hwy gdns hts grv ch rue way gate close mews line con'.split(
    ' ',
  ),
);
const directions: ReadonlySet<string> = new Set(['n', 's', 'e', 'w', 'ne', 'nw', 'se', 'sw']);
const unitWords: ReadonlySet<string> = new Set(['apt', 'unit', 'suite', 'floor', 'room', 'no', 'number']);
/** Words between house number and street ('12, on the corner of Sample Street'). */
const MOST_BETWEEN = 4;
const SHORTEST_PHRASE = 6;

interface Street {
  numbers: readonly string[];
  /** 'sample' of 'Sample Street'. */
  name: string;
  /** The kind of street; null when omitted. */
  named: string | null;
}

const isNumber = (word: string) => /^[0-9]+$/.test(word);

/** Name and kind of a street, from the words after its number. */
const nameOf = (words: readonly string[]): Pick<Street, 'name' | 'named'> | null => {
  const [first = '', ...others] = words;
  const leads = streetTypes.has(first) && others.length > 0 && !streetTypes.has(others[0] ?? '');
  const rest = leads ? others : words;
  const end = rest.findIndex((word, at) => at > 0 && streetTypes.has(word));
  const kind = end < 0 ? '' : (rest[end] ?? '');
  const cut = rest.findIndex((word) => unitWords.has(word));
  const called = rest.slice(0, end < 0 ? Math.min(2, cut < 0 ? 2 : cut) : end);
  const bare = called.filter((word) => !directions.has(word));
  const name = (bare.length > 0 ? bare : called).join('');
  if (name.length < 2) return null;
  return { name, named: kind ? `${name}${kind}` : leads ? `${first}${name}` : null };
};

/** Number and street identify an address without the city. */
const streetIn = (part: string): Street | null => {
  const words = wordsIn(part).list.map(({ text }) => text);
  const begin = words.findIndex(
    (word, at) => at > 0 && isNumber(words[at - 1] ?? '') && !isNumber(word) && !unitWords.has(word),
  );
  if (begin < 0) return null;
  const numbers = words.slice(0, begin).filter((word, at) => isNumber(word) && !unitWords.has(words[at - 1] ?? ''));
  const after = words.slice(begin);
  // '12 B Sample Street': the letter belongs to the number.
  const hasLetter = after[0]?.length === 1 && !directions.has(after[0]) && after.length > 1;
  const street = nameOf(hasLetter ? after.slice(1) : after);
  return street && numbers.length > 0 ? { numbers, ...street } : null;
};

const POSTAL_CODE = /[a-z][0-9][a-z][ -]?[0-9][a-z][0-9]/i;

/** A box, a rural route, or a house with a name. */
const placeIn = (part: string): string | null => {
  const { list, joined } = wordsIn(part);
  const box = list.find(({ text }) => text === 'box' || text === 'rr');
  const phrase = box ? joined.slice(box.start) : joined;
  return list.length > 1 && (box || phrase.length >= SHORTEST_PHRASE) ? phrase : null;
};

const hasStreet = ({ numbers, name, named }: Street, words: Words): boolean => {
  const { list } = words;
  if (numbers.some((number) => placesOf(`${number}${name}`, words).length > 0)) return true;
  const indexes = new Map(list.map(({ start }, index) => [start, index]));
  /** `first` and `after`: indexes of the phrase's first word and of the word behind it. */
  const found = (phrase: string) =>
    placesOf(phrase, words).map((place) => ({
      first: indexes.get(place) ?? list.length,
      after: indexes.get(place + phrase.length) ?? list.length,
    }));
  const near = (phrase: string, most: number) =>
    found(phrase).some(({ first, after }) => {
      const before = list.slice(Math.max(0, first - most - 1), first);
      const behind = most < MOST_BETWEEN ? [] : list.slice(after, after + most);
      return [...before, ...behind].some(({ text }) => numbers.includes(text));
    });
  const isAlone = (phrase: string) =>
    found(phrase).some(
      ({ first, after }) => ![list[first - 1], list[after]].some((word) => word !== undefined && isNumber(word.text)),
    );
  return near(name, 1) || (named !== null && (near(named, MOST_BETWEEN) || isAlone(named)));
};

/** Matches the street, also without a number, the postal code or the box. */
export const addressFinder = (address: string): ((words: Words) => boolean) => {
  const code = POSTAL_CODE.exec(address)?.[0];
  const parts = address
    .replace(POSTAL_CODE, ' ')
    .replace(/^( *[0-9]+),/, '$1')
    .split(/[,;\n]/);
  const streets = parts.flatMap((part) => streetIn(part) ?? []);
  const place = streets.length === 0 ? placeIn(parts[0] ?? '') : null;
  const phrases = [code ? wordsIn(code).joined : null, place].flatMap((phrase) => phrase ?? []);
  return (words) =>
    phrases.some((phrase) => placesOf(phrase, words).length > 0) || streets.some((street) => hasStreet(street, words));
};
