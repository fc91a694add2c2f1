import type { Unit } from '../../readers/unit.js';

/** What of one message or page is kept; nobody reads more of it, and no line grows without end. */
const LONGEST_TEXT = 200_000;
/** Of where it stands, and of what its conversation is called. */
const LONGEST_PLACE = 1_000;
/** As long as what one can ask for. */
const LONGEST_NAME = 200;
/** Each part of a long message, and each message of a group, has all its people: hundreds are kept, not thousands. */
const LONGEST_NAMES = 10_000;
/** What else is said of a unit: its source, its moment, what each of its fields is called. */
const THE_REST = 250;

const LONGEST_UNIT = LONGEST_TEXT + 2 * LONGEST_PLACE + LONGEST_NAMES + THE_REST;
/** Units leave together, which costs less. */
export const LARGEST_BATCH = 200_000;
/** JSON writes some characters as six. */
export const LONGEST_LINE = 6 * (LARGEST_BATCH + LONGEST_UNIT);

const begun = (text: string, longest: number): string => text.slice(0, longest).toWellFormed();

/** The sender, and of the others as many as are kept. */
const keptOf = (people: string[]): string[] => {
  let length = 0;
  const end = people.findIndex((name) => {
    length += lengthOfName(name.slice(0, LONGEST_NAME));
    return length > LONGEST_NAMES;
  });
  return people.slice(0, end < 0 ? people.length : end).map((name) => begun(name, LONGEST_NAME));
};

/** A name takes room even when it is empty. */
const lengthOfName = (name: string): number => name.length + 1;

/** What is kept of a unit. */
export const cut = (unit: Unit): Unit => {
  if (unit.kind === 'unread')
    return { ...unit, path: begun(unit.path, LONGEST_PLACE), name: begun(unit.name, LONGEST_PLACE) };
  const kept = { text: begun(unit.text, LONGEST_TEXT), path: begun(unit.path, LONGEST_PLACE) };
  if (unit.kind === 'page') return { ...unit, ...kept };
  return { ...unit, ...kept, thread: begun(unit.thread, LONGEST_PLACE), people: keptOf(unit.people) };
};

/** What a unit that was cut takes of a batch. */
export const lengthOf = (unit: Unit): number => {
  if (unit.kind === 'unread') return unit.path.length + unit.name.length + THE_REST;
  const length = unit.text.length + unit.path.length + THE_REST;
  if (unit.kind === 'page') return length;
  return unit.people.reduce((sum, name) => sum + lengthOfName(name), length + unit.thread.length);
};
