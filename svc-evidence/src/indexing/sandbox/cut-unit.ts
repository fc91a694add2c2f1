import type { Unit } from '../../readers/unit.js';

/** In characters, of one message or page; a longer one continues in others. */
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

/** In characters: words longer than this are cut. */
const LONGEST_WORD = 1_000;

/** At a blank near the end, or within a word, but never within a character. */
const endOf = (text: string, from: number): number => {
  const end = from + LONGEST_TEXT;
  if (end >= text.length) return text.length;
  const least = end - LONGEST_WORD + 1;
  const near = text.slice(least, end + 1);
  const blank = Math.max(near.lastIndexOf(' '), near.lastIndexOf('\n'));
  if (blank >= 0) return least + blank;
  return (text.codePointAt(end - 1) ?? 0) > 0xffff ? end - 1 : end;
};

const piecesOf = (text: string): string[] => {
  const pieces: string[] = [];
  for (let from = 0; from < text.length || from === 0; ) {
    const end = endOf(text, from);
    pieces.push(text.slice(from, end));
    from = Math.max(end, 1);
  }
  return pieces;
};

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

/** Several of a long text: each has its place, people and time. */
export const cut = (unit: Unit): Unit[] => {
  const path = begun(unit.path, LONGEST_PLACE);
  if (unit.kind === 'unread') return [{ ...unit, path, name: begun(unit.name, LONGEST_PLACE) }];
  const texts = piecesOf(unit.text).filter((text) => text.trim());
  if (unit.kind === 'page') return texts.map((text) => ({ ...unit, path, text }));
  const [thread, people] = [begun(unit.thread, LONGEST_PLACE), keptOf(unit.people)];
  return texts.map((text) => ({ ...unit, path, thread, people, text }));
};

export const lengthOf = (unit: Unit): number => {
  if (unit.kind === 'unread') return unit.path.length + unit.name.length + THE_REST;
  const length = unit.text.length + unit.path.length + THE_REST;
  if (unit.kind === 'page') return length;
  return unit.people.reduce((sum, name) => sum + lengthOfName(name), length + unit.thread.length);
};
