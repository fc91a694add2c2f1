import type { Unit } from '../../readers/unit.js';

/** In characters, of one message or page. */
const LONGEST_TEXT = 200_000;
/** In characters, of `path` and `thread`. */
const LONGEST_PLACE = 1_000;
/** In characters; as long as the filter for people. */
const LONGEST_NAME = 200;
/** In characters: each part of a message repeats all its people. */
const LONGEST_NAMES = 10_000;
/** In characters: the other fields of a unit and their keys. */
const THE_REST = 250;

const LONGEST_UNIT = LONGEST_TEXT + 2 * LONGEST_PLACE + LONGEST_NAMES + THE_REST;
export const LARGEST_BATCH = 200_000;
/** JSON escapes some characters as six. */
export const LONGEST_LINE = 6 * (LARGEST_BATCH + LONGEST_UNIT);

/** Readers give well-formed text; a cut may halve its last character. */
const begun = (text: string, longest: number): string =>
  text.length <= longest ? text : text.slice(0, longest).toWellFormed();

const keptOf = (people: string[]): string[] => {
  let length = 0;
  const end = people.findIndex((name) => {
    length += lengthOfName(name.slice(0, LONGEST_NAME));
    return length > LONGEST_NAMES;
  });
  return people.slice(0, end < 0 ? people.length : end).map((name) => begun(name, LONGEST_NAME));
};

/** An empty name takes room too. */
const lengthOfName = (name: string): number => name.length + 1;

export const cut = (unit: Unit): Unit => {
  if (unit.kind === 'unread')
    return { ...unit, path: begun(unit.path, LONGEST_PLACE), name: begun(unit.name, LONGEST_PLACE) };
  const kept = { text: begun(unit.text, LONGEST_TEXT), path: begun(unit.path, LONGEST_PLACE) };
  if (unit.kind === 'page') return { ...unit, ...kept };
  return { ...unit, ...kept, thread: begun(unit.thread, LONGEST_PLACE), people: keptOf(unit.people) };
};

export const lengthOf = (unit: Unit): number => {
  if (unit.kind === 'unread') return unit.path.length + unit.name.length + THE_REST;
  const length = unit.text.length + unit.path.length + THE_REST;
  if (unit.kind === 'page') return length;
  return unit.people.reduce((sum, name) => sum + lengthOfName(name), length + unit.thread.length);
};
