/** Canonical spellings of abbreviations in addresses and of signs in mail addresses. */
const spellings: Readonly<Record<string, string>> = {
  street: 'st',
  str: 'st',
  saint: 'st',
  sainte: 'ste',
  avenue: 'ave',
  av: 'ave',
  road: 'rd',
  drive: 'dr',
  boulevard: 'blvd',
  boul: 'blvd',
  crescent: 'cres',
  cr: 'cres',
  court: 'ct',
  lane: 'ln',
  place: 'pl',
  terrace: 'terr',
  ter: 'terr',
  square: 'sq',
  circle: 'cir',
  trail: 'trl',
  parkway: 'pkwy',
  highway: 'hwy',
  gardens: 'gdns',
  heights: 'hts',
  grove: 'grv',
  chemin: 'ch',
  mount: 'mt',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  apartment: 'apt',
  appartement: 'apt',
  first: '1st',
  second: '2nd',
  third: '3rd',
  fourth: '4th',
  fifth: '5th',
  sixth: '6th',
  seventh: '7th',
  eighth: '8th',
  ninth: '9th',
  tenth: '10th',
  at: '@',
  dot: '',
};

interface Word {
  readonly text: string;
  /** Offset in {@link Words.joined}. */
  readonly start: number;
}

/** A text without case, accents, punctuation and spaces, with the offsets of its words. */
export interface Words {
  readonly list: readonly Word[];
  readonly joined: string;
  readonly edges: ReadonlySet<number>;
}

const asPlain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '');

/** 'SampleSt12' is three words. */
const WORD = /\p{Lu}?\p{Ll}+|\p{Lu}+|[\p{Lo}\p{Lm}\p{Lt}]+|\p{N}+|@/gu;
/** The tag of a mail address; it names the same mailbox. */
const TAG = /\+[\p{L}\p{N}._-]{1,64}@/gu;

export const wordsIn = (text: string): Words => {
  const list: Word[] = [];
  const edges = new Set([0]);
  let joined = '';
  for (const [found] of asPlain(text).replace(TAG, '@').matchAll(WORD)) {
    const lower = found.toLowerCase();
    const word = Object.hasOwn(spellings, lower) ? (spellings[lower] ?? '') : lower;
    if (word === '') continue;
    list.push({ text: word, start: joined.length });
    joined += word;
    edges.add(joined.length);
  }
  return { list, joined, edges };
};

/** Offsets of a phrase, on word boundaries. */
export const placesOf = (phrase: string, { joined, edges }: Words): number[] => {
  const places: number[] = [];
  if (phrase === '') return places;
  for (let at = joined.indexOf(phrase); at >= 0; at = joined.indexOf(phrase, at + 1))
    if (edges.has(at) && edges.has(at + phrase.length)) places.push(at);
  return places;
};

/** With the offset of each digit, and the text without accents. */
export const digitsIn = (text: string): { digits: string; at: number[]; plain: string } => {
  const plain = asPlain(text);
  const found = [...plain.matchAll(/[0-9]/g)];
  return { digits: found.map(([digit]) => digit).join(''), at: found.map(({ index }) => index), plain };
};
