import type { Picture } from './page-picture.js';
import { type Box, boxOf, type Line } from './recognized-lines.js';

export type Side = 'left' | 'right';

export interface Bubble extends Box {
  side: Side | undefined;
  text: string;
  isClear: boolean;
}

/** Shares of the width. */
const [SAME_EDGE, INDENTED, AT_RIGHT, WIDEST] = [0.03, 0.1, 0.75, 0.9];
/** In heights of a line. */
const NEXT_LINE = 1.3;
/** Grey levels between a bubble and the ground of the page; scans have less noise in their most frequent level. */
const OTHER_GROUND = 5;

/** Lines below one another that begin at the same edge. */
const groupsOf = (lines: Line[], width: number): Line[][] => {
  const groups: Line[][] = [];
  for (const line of lines) {
    const open = groups.find((group) => {
      const last = group.at(-1);
      const gap = last ? line.top - last.bottom : 0;
      const height = last ? last.bottom - last.top : 0;
      return last && Math.abs(line.left - last.left) < SAME_EDGE * width && gap >= -height && gap < NEXT_LINE * height;
    });
    if (open) open.push(line);
    else groups.push([line]);
  }
  return groups;
};

/** The most frequent grey level. */
const groundOf = ({ width, grey }: Picture, { left, top, right, bottom }: Box): number => {
  const counts = new Uint32Array(256);
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const shade = grey[y * width + x] ?? 0;
      counts[shade] = (counts[shade] ?? 0) + 1;
    }
  return counts.indexOf(Math.max(...counts));
};

const areOnOneRow = (one: Box, other: Box): boolean =>
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0;

/** Undefined when the picture is no chat with two sides, such as a letter, a bill or a table. */
export const bubblesIn = (picture: Picture, lines: Line[]): Bubble[] | undefined => {
  const { width, height } = picture;
  const sorted = lines.toSorted((a, b) => a.top - b.top);
  const groups = groupsOf(sorted, width).map((group) => ({
    ...boxOf(group),
    text: group.map(({ text }) => text).join('\n'),
    isClear: group.every(({ isClear }) => isClear),
  }));
  const page = groundOf(picture, { left: 0, top: 0, right: width, bottom: height });
  const edge = Math.min(...groups.map(({ left }) => left));
  const sideOf = (box: Box): Side | undefined => {
    if (box.left < edge + SAME_EDGE * width && box.right < WIDEST * width) return 'left';
    return box.left > edge + INDENTED * width && box.right > AT_RIGHT * width ? 'right' : undefined;
  };
  const bubbles = groups.map((group) => ({ ...group, side: sideOf(group) }));
  const left = bubbles.filter(({ side }) => side === 'left');
  const right = bubbles.filter(({ side }) => side === 'right');
  const isTable = right.some((one) => left.some((other) => areOnOneRow(one, other)));
  const isColoured = [...left, ...right].some((box) => Math.abs(groundOf(picture, box) - page) >= OTHER_GROUND);
  return left.length > 0 && right.length > 0 && !isTable && isColoured ? bubbles : undefined;
};

const LONGEST_NAME = 40;
// Input: a line of at most 40 characters (`nameIn`). Signs of the app may be read around it.
const NAME =
  /^[^\p{L}\p{N}]{0,4}(?<name>(?!\p{Ll})\p{L}[\p{L}\p{M}'’.-]*(?: (?!\p{Ll})\p{L}[\p{L}\p{M}'’.-]*){0,3})[^\p{L}\p{N}]{0,4}$/u;
/** What apps and phones write above the messages. */
const OF_THE_APP =
  /^(?:imessage|text message|sms|mms|rcs|messages?|chats?|whatsapp|messenger|telegram|signal|instagram|edit|back|search|unread|online|active now|today|yesterday|aujourd.hui|hier|en ligne|wi-?fi|lte|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/i;

const nameIn = (line: string): string | undefined => {
  const name = line.length <= LONGEST_NAME ? NAME.exec(line)?.groups?.name : undefined;
  return name === undefined || OF_THE_APP.test(name) ? undefined : name;
};

/** Answers of one word or two that look like a name. */
const ANSWER =
  /^(?:y[eu]s|yeah|yep|no|nope|o?k|okay|sure|fine|good|great|perfect|done|sorry|please|thanks?(?: you)?|hi|hello|hey|bye|lol|what|why|when|where|who|how|oui|non|merci|salut|bonjour)(?: \p{L}+)?$/iu;

/** In heights of a line: between a name and the bubble below it. */
const BELOW_NAME = 2;

/** In a group the app writes the sender above each left bubble, or as its first line. */
const sendersIn = (bubbles: Bubble[]): Set<string> => {
  const left = bubbles.filter(({ side }) => side === 'left');
  const names = left.map(({ text, top, bottom }, at) => {
    const [first = '', second] = text.split('\n');
    const gap = (left[at + 1]?.top ?? Number.POSITIVE_INFINITY) - bottom;
    const isAlone = second === undefined && gap > BELOW_NAME * (bottom - top);
    const name = isAlone ? undefined : nameIn(first);
    return name === undefined || ANSWER.test(name) ? [] : name;
  });
  return new Set(names.flat());
};

/** The name that the app writes above the messages: whose side is the left one. Undefined in a group, or without it. */
export const headerOf = (bubbles: Bubble[]): string | undefined => {
  if (sendersIn(bubbles).size > 1) return undefined;
  const first = bubbles.findIndex(({ side }) => side !== undefined);
  const above = bubbles.slice(0, first).flatMap(({ text }) => text.split('\n'));
  return above.map(nameIn).find((name) => name !== undefined);
};
