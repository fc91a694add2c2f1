import { nameOf } from '../readers/correspondent.js';
import { areNicknames } from './nicknames.js';

const WORDS = /[\p{L}\p{M}\p{N}]+/gu;
const SHORTEST = 3;

export const wordsOf = (text: string): string[] => text.toLowerCase().match(WORDS) ?? [];

const isShortFor = (one: string, other: string): boolean => one.length >= SHORTEST && other.startsWith(one);

/** Whether a person of the evidence can be the one of that name: "Sam" is "Samuel Sample <sam@example.test>". */
export const isNamed = (person: string, name: string): boolean => {
  const [first = ''] = wordsOf(name);
  const words = wordsOf(nameOf(person));
  const [given = ''] = words;
  return words.includes(first) || isShortFor(first, given) || isShortFor(given, first) || areNicknames(first, given);
};

/** "Sam paid", "Sam's share", "Sam Sample: I paid" in a copied chat; not "Thanks, Sam!". */
export const mentions = (text: string, name: string): boolean => {
  const [first = ''] = wordsOf(name);
  return [...text.matchAll(WORDS)].some(({ 0: word, index }) => {
    if (word.toLowerCase() !== first) return false;
    return /^(?:\s\p{Lu}[\p{L}’'-]*)?(?:['’]s\b|\s*:|\s+\p{Ll})/u.test(text.slice(index + word.length, index + 60));
  });
};
