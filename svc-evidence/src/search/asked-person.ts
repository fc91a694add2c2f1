import { isKin } from './nicknames.js';
import { STOP_WORDS } from './stop-words.js';

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** A subject follows these: "Did Sam pay", "was it written by Sam". */
const BEFORE_SUBJECT = words(
  'did does do has have had is was are were will would can could should shall may might must by that when if whether why',
);
const TITLES = words('mr mrs ms miss dr');
const JOINING = words('and or');
const WORDS = /[\p{L}\p{M}\p{N}'’-]+/gu;
const POSSESSIVE = /['’]s$/u;
const CAPITAL = /^\p{Lu}/u;

/** Otherwise "Did Christmas go well" asks for Chris. */
const FEASTS = words('christmas easter thanksgiving halloween hanukkah');
const isCommon = (word: string): boolean => STOP_WORDS.has(word.toLowerCase()) || FEASTS.has(word.toLowerCase());
const POSSESSING = words('my our his her their your ma mon notre sa son leur');

/** The words of a name from `at` on: one word, or several with capitals. */
const nameFrom = (said: string[], at: number): string[] => {
  const first = said[at];
  const next = said[at + 1];
  if (next !== undefined && POSSESSING.has(first?.toLowerCase() ?? '') && isKin(next.replace(POSSESSIVE, '')))
    return [next];
  if (first === undefined || isCommon(first)) return [];
  const name = [first];
  if (CAPITAL.test(first) && !POSSESSIVE.test(first))
    for (const next of said.slice(at + 1)) {
      if (!CAPITAL.test(next) || isCommon(next)) break;
      name.push(next);
    }
  return name;
};

/**
 * Possible names of the people whose words or acts a question asks for: "Did Sam pay", "Sam's share". Also in lower
 * case, so other words are among them; `isNamed` compares them with the people of the evidence.
 */
export const askedNames = (question: string): string[] => {
  const said = (question.match(WORDS) ?? []).filter((word) => !TITLES.has(word.toLowerCase()));
  const names: string[] = [];
  const add = (at: number): void => {
    const name = nameFrom(said, at);
    if (name.length > 0) names.push(name.join(' ').replace(POSSESSIVE, ''));
    const after = at + name.length;
    if (name.length > 0 && JOINING.has(said[after] ?? '')) add(after + 1);
  };
  for (const [at, word] of said.entries()) {
    if (BEFORE_SUBJECT.has(word.toLowerCase())) add(at + 1);
    else if (POSSESSIVE.test(word) && CAPITAL.test(word) && !BEFORE_SUBJECT.has((said[at - 1] ?? '').toLowerCase()))
      add(at);
  }
  return names;
};
