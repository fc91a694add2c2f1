import { stemmer } from 'stemmer';
import { baseFormOf } from './irregular-verbs.js';

/** A word, then words derived from it that a stemmer keeps apart. Left out are those that are more often another word. */
const FAMILIES = `
  admit admission, advise advice, allergy allergen, anger angry, anxious anxiety, asthma asthmatic,
  babysit babysitter, believe belief, birth born, buy buyer, choose choice, complain complaint, decide decision,
  deep depth, defend defence defense, dentist dental, depart departure, describe description,
  die died dying dead death, divide division, drink drinker drunken, drive driver, expel expulsion, explain explanation,
  fail failure, fly flight, grow growth, guilt guilty, hate hatred, high height, hunger hungry, injure injury,
  know knowledge, lend lender, long length, lose loss, maintain maintenance, marry marriage, medication medicine,
  own owner, pay payment, permit permission, pregnant pregnancy, prove proof, rent renter rental, respond response,
  safe safety, sell sale seller, smoke smoker, speak speech, steal theft thief, strong strength, submit submission,
  succeed success, surgery surgeon surgical, teach teacher, therapy therapist therapeutic, warm warmth, weigh weight,
  wide width, work worker`;

const stemOf = (word: string): string => stemmer(baseFormOf(word));

const heads = new Map(
  FAMILIES.split(',').flatMap((family) => {
    const [head = '', ...derived] = family.trim().split(/\s+/);
    return derived.map((word) => [stemOf(word), stemOf(head)] as const);
  }),
);

/** Shorter stems in -i are mostly different words: party and part, county and count. */
const [SHORTEST_IN_I, SHORTEST_IN_ENC] = [7, 6];

/** allergi(es) and allerg(ic), violenc(e) and violent. */
const withoutSuffix = (stem: string): string => {
  if (stem.length >= SHORTEST_IN_I && stem.endsWith('i')) return stem.slice(0, -1);
  return stem.length >= SHORTEST_IN_ENC && stem.endsWith('enc') ? `${stem.slice(0, -1)}t` : stem;
};

/** The stem that a word shares with its inflected and derived forms. @param word lower-case Latin letters */
export const familyOf = (word: string): string => {
  const stem = stemOf(word);
  return withoutSuffix(heads.get(stem) ?? stem);
};
