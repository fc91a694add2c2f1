/** A piece of text as pdf.js gives it: its letters in reading order, pieces in the order in which they were painted. */
export interface PlacedText {
  readonly str: string;
  readonly hasEOL: boolean;
  /** The last two are the place of its left end. */
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
}

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/gu;
const LEFT_TO_RIGHT = /\p{L}/gu;
const WEAK = /\p{N}/u;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

type Direction = 'left' | 'right' | 'neutral';

const directionOf = (text: string): Direction => {
  if (count(text, RIGHT_TO_LEFT) > 0) return 'right';
  return count(text, LEFT_TO_RIGHT) > 0 || WEAK.test(text) ? 'left' : 'neutral';
};

const leftOf = ({ transform }: PlacedText): number => transform[4] ?? 0;
const rightOf = (item: PlacedText): number => leftOf(item) + item.width;
const baseOf = ({ transform }: PlacedText): number => transform[5] ?? 0;

/** Pieces on one line, from left to right; blanks are known from the gaps. */
const linesOf = (items: readonly PlacedText[]): PlacedText[][] => {
  const lines: PlacedText[][] = [[]];
  for (const item of items) {
    const last = lines.at(-1)?.at(-1);
    const isApart = last && Math.abs(baseOf(last) - baseOf(item)) > Math.max(last.height, item.height) / 2;
    if (isApart) lines.push([]);
    if (item.str.trim() !== '') lines.at(-1)?.push(item);
    if (item.hasEOL) lines.push([]);
  }
  return lines.map((line) => line.toSorted((a, b) => leftOf(a) - leftOf(b)));
};

/** A gap that is wider than this share of the height separates words. */
const WORD_GAP = 0.12;

/** Neutral pieces take the direction of both neighbours where they agree, else that of the line (rules N1 and N2). */
const resolved = (line: readonly PlacedText[], base: 'left' | 'right'): ('left' | 'right')[] => {
  const own = line.map(({ str }) => directionOf(str));
  const strong = (at: number, step: number): 'left' | 'right' => {
    for (let place = at; place >= 0 && place < own.length; place += step) {
      const direction = own[place];
      if (direction === 'left' || direction === 'right') return direction;
    }
    return base;
  };
  return own.map((direction, index) => {
    if (direction === 'left' || direction === 'right') return direction;
    const [before, after] = [strong(index, -1), strong(index, 1)];
    return before === after ? before : base;
  });
};

/** The pieces of a line from left to right into reading order (rule L2 of UAX #9, by pieces). */
const inReadingOrder = (line: readonly PlacedText[]): PlacedText[] => {
  const text = line.map(({ str }) => str).join('');
  const rightward = count(text, RIGHT_TO_LEFT);
  const base = rightward * 2 > count(text, LEFT_TO_RIGHT) ? 'right' : 'left';
  const directions = resolved(line, base);
  const runs: PlacedText[][] = [];
  line.forEach((item, index) => {
    const isSame = index > 0 && directions[index] === directions[index - 1];
    if (isSame) runs.at(-1)?.push(item);
    else runs.push([item]);
  });
  let at = 0;
  const read = runs.map((run) => {
    const direction = directions[at];
    at += run.length;
    return direction === 'right' ? run.toReversed() : run;
  });
  return (base === 'right' ? read.toReversed() : read).flat();
};

const isGap = (before: PlacedText, after: PlacedText): boolean => {
  const [left, right] = leftOf(before) < leftOf(after) ? [before, after] : [after, before];
  return leftOf(right) - rightOf(left) > WORD_GAP * Math.max(before.height, after.height);
};

const joined = (line: readonly PlacedText[]): string =>
  line
    .map((item, index) => {
      const before = line[index - 1];
      return (before && isGap(before, item) ? ' ' : '') + item.str;
    })
    .join('');

/** The text of a page: as painted, or by place where a line has letters that are read from right to left. */
export const readingText = (items: readonly PlacedText[]): string => {
  const painted = items.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join('');
  if (count(painted, RIGHT_TO_LEFT) === 0) return painted.trim();
  return linesOf(items)
    .map((line) => joined(inReadingOrder(line)))
    .filter((line) => line !== '')
    .join('\n')
    .trim();
};

/** Letters below which the share of vowels varies too much. */
const FEWEST_LETTERS = 60;
/** Of the Latin letters; English has 38 %, a table of abbreviations more than this. */
const LEAST_VOWELS = 0.15;
/** Of all characters that are no blanks. */
const MOST_UNPRINTABLE = 0.03;

const UNPRINTABLE = /[\p{Cc}\p{Co}\p{Cn}\ufffd]/gu;
const LATIN = /\p{Script=Latin}/gu;
const VOWELS = /[aeiouy\u00e0-\u00ff]/giu;

/**
 * Whether the characters of a page are its text. A font without a text map gives the numbers of its glyphs, which are
 * control characters, private ones, or letters in which vowels are rare.
 */
export const isText = (written: string): boolean => {
  const shown = written.replaceAll(/[ \n\r\t\u00a0]/g, '');
  if (shown === '') return true;
  if (count(shown, UNPRINTABLE) / shown.length > MOST_UNPRINTABLE) return false;
  const letters = count(shown, LATIN);
  return letters < FEWEST_LETTERS || count(shown, VOWELS) / letters > LEAST_VOWELS;
};
