import { unitsOf } from '../search/units.js';

const LONGEST = 1_500;
/** In characters; a shorter passage is cut only between words. */
const SHORTEST = 750;

const NEWLINE = 10;
const SPACE = 32;
const isBlank = (unit = 0): boolean => unit === SPACE || (unit >= 9 && unit <= 13);
const setOf = (signs: string): ReadonlySet<number | undefined> => new Set([...signs].map((sign) => sign.charCodeAt(0)));
const END_MARKS = setOf('.!?…');
const CLOSING = setOf('"\')]”’»');
/** Scripts without spaces end a sentence by its mark alone. */
const FULL_STOPS = setOf('。！？');
const CLOSING_AFTER = setOf('」』）');
const FIRST_FULL_STOP = 0x3002;
const isFirstHalf = (unit = 0): boolean => unit >= 0xd800 && unit < 0xdc00;

const endsSentence = (units: Uint16Array, blank: number): boolean => {
  const last = units[blank - 1];
  return END_MARKS.has(last) || (CLOSING.has(last) && END_MARKS.has(units[blank - 2]));
};

const endsSpaceless = (units: Uint16Array, end: number): boolean => {
  const last = units[end - 1];
  if (FULL_STOPS.has(last)) return !CLOSING_AFTER.has(units[end]);
  return CLOSING_AFTER.has(last) && FULL_STOPS.has(units[end - 2]);
};

const endsParagraph = (units: Uint16Array, newline: number): boolean => {
  let before = newline - 1;
  while (before > newline - 4 && isBlank(units[before]) && units[before] !== NEWLINE) before -= 1;
  return units[before] === NEWLINE;
};

/** The last end of a paragraph, sentence, line or word within reach. */
const endOf = (units: Uint16Array, from: number): number => {
  const furthest = from + LONGEST;
  let [sentence, line, word] = [0, 0, 0];
  for (let at = furthest; at > from + SHORTEST; at -= 1) {
    const unit = units[at - 1] ?? 0;
    if (unit >= FIRST_FULL_STOP && endsSpaceless(units, at)) sentence ||= at;
    if (!isBlank(unit)) continue;
    if (unit === NEWLINE && endsParagraph(units, at - 1)) return at;
    if (unit === NEWLINE) line ||= at;
    if (sentence === 0 && endsSentence(units, at - 1)) sentence = at;
    word ||= at;
  }
  for (let at = from + SHORTEST; word === 0 && at > from; at -= 1) if (isBlank(units[at - 1])) word = at;
  // Never inside a surrogate pair.
  return sentence || line || word || (isFirstHalf(units[furthest - 1]) ? furthest - 1 : furthest);
};

/** Passages that are read and cited separately. Joined they are the text again, character by character. */
export const cutPassages = (text: string): string[] => {
  if (text.length <= LONGEST) return [text];
  const units = unitsOf(text);
  const passages: string[] = [];
  let from = 0;
  while (text.length - from > LONGEST) {
    const end = endOf(units, from);
    passages.push(text.slice(from, end));
    from = end;
  }
  passages.push(text.slice(from));
  return passages;
};
