import bidiFactory from 'bidi-js';
import { type Family, familyFor } from './faces.js';

/** Neighbouring characters that one font draws in one direction, in reading order. */
export interface Run {
  readonly text: string;
  /** Drawn instead of the text when no font has a glyph for it. */
  readonly label: string | null;
  readonly family: Family;
  readonly level: number;
}

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Characters of the text face that need no shaping: nearly all of an English text. */
const PLAIN =
  /^[\u0020-\u007e\u00a1-\u00ac\u00ae-\u012b\u012e-\u0131\u0134-\u0165\u0168-\u017f\u2013\u2014\u2018-\u201a\u201c\u201d\u2022\u2026\u20ac]*$/u;

/** Direction overrides: in a name they would reverse the sentence around it. */
const OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g;

export const plainRun = (text: string): Run => ({ text, label: null, family: 'text', level: 0 });

export const isPlain = (text: string) => PLAIN.test(text);

/** A text as runs, in reading order. The base direction is left to right. */
export function runsOf(text: string): Run[] {
  if (isPlain(text)) return text === '' ? [] : [plainRun(text)];
  const { levels } = bidi.getEmbeddingLevels(text.replaceAll(OVERRIDES, '\u200b'), 'ltr');
  const runs: Run[] = [];
  for (const { segment, index } of graphemes.segment(text)) {
    append(runs, segment, levels[index] ?? 0);
  }
  return runs;
}

function append(runs: Run[], grapheme: string, level: number): void {
  const last = runs.at(-1);
  const family = last && level % 2 === 1 && isSpace(grapheme) ? last.family : familyFor(grapheme);
  if (last && !last.label && last.family === family && last.level === level) {
    runs[runs.length - 1] = { ...last, text: last.text + grapheme };
    return;
  }
  const label = family ? null : codePointsOf(grapheme);
  runs.push({ text: grapheme, label, family: family ?? 'text', level: label ? 0 : level });
}

/** A space between right-to-left words joins their run, so that they are copied as one text. */
const isSpace = (grapheme: string) => /^\s$/.test(grapheme);

/** The label of a character without a glyph: its number, so that no part of a name is lost on paper. */
function codePointsOf(grapheme: string): string {
  return [...grapheme]
    .map((character) => `[U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}]`)
    .join('');
}

/** The runs of one line from left to right as they are drawn (rule L2 of the Unicode bidirectional algorithm). */
export function inVisualOrder(runs: readonly Run[]): Run[] {
  const order = [...runs];
  const highest = Math.max(0, ...order.map((run) => run.level));
  for (let level = highest; level >= 1; level -= 1) reverseFrom(order, level);
  return order;
}

function reverseFrom(order: Run[], level: number): void {
  let start = 0;
  while (start < order.length) {
    let end = start;
    while ((order[end]?.level ?? 0) >= level) end += 1;
    if (end > start) order.splice(start, end - start, ...order.slice(start, end).reverse());
    start = end + 1;
  }
}
