import { introductionIn, mayIntroduce } from './quote-introductions.js';

export interface MailSection {
  text: string;
  isQuoted: boolean;
}

/** Bounds interleaved replies; the rest has no sender. */
const MOST_PARTS = 200;

/** In characters: programs wrap lines at this length or later. */
const BROKEN = 60;

/** mboxrd escapes a line "From " in the same way. */
const isEscaped = (line: string): boolean => line.startsWith('>From ');
const isMarked = (line = ''): boolean => line.startsWith('>') && !isEscaped(line);
/** Removes one level of ">". */
const unmarked = (line: string): string => line.replace(/^> ?/, '');

const filledFrom = (lines: string[], from: number): number => {
  let at = from;
  while (at < lines.length && lines[at]?.trim() === '') at += 1;
  return at;
};

const behindIntroduction = (lines: string[], from: number): number | undefined =>
  introductionIn(lines, from, (line) => isMarked(lines[filledFrom(lines, line)]));

/** A wrapped end of a quoted line, which lost its mark. */
const isOverflow = (lines: string[], at: number): boolean => {
  const above = (lines[at - 1] ?? '').trimEnd();
  const isUnended = above.length >= BROKEN && !/[.!?:]$/.test(above);
  return isUnended && /^[\p{Ll}\d]/u.test(lines[at] ?? '') && isMarked(lines[at + 1]);
};

const markedUntil = (lines: string[], from: number): number => {
  let end = from;
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const isContinued = end === at && (isEscaped(line) || isOverflow(lines, at));
    if (isMarked(line) || isContinued) end = at + 1;
    else if (line.trim()) break;
  }
  return end;
};

/** Marks are removed. A quote without marks ends with the mail. */
const quoteFrom = (lines: string[], from: number): { end: number; quote: string[] } => {
  const first = filledFrom(lines, behindIntroduction(lines, from) ?? from);
  if (!isMarked(lines[first])) return { end: lines.length, quote: lines.slice(from) };
  const end = markedUntil(lines, first);
  return { end, quote: lines.slice(from, end).map(unmarked) };
};

const ownUntil = (lines: string[], from: number): number => {
  let at = from;
  while (at < lines.length && !isMarked(lines[at]) && behindIntroduction(lines, at) === undefined) at += 1;
  return at;
};

export const splitQuotes = (text: string): MailSection[] => {
  const mayQuote = text.startsWith('>') || text.includes('\n>') || mayIntroduce(text);
  if (!mayQuote) return [{ text, isQuoted: false }];
  const lines = text.split('\n');
  const parts: MailSection[] = [];
  const add = (lines: string[], isQuoted: boolean) => {
    const part = lines.join('\n').trim();
    if (part) parts.push({ text: part, isQuoted });
  };
  let at = 0;
  while (at < lines.length && parts.length < MOST_PARTS) {
    const begin = ownUntil(lines, at);
    add(lines.slice(at, begin), false);
    const { end, quote } = quoteFrom(lines, begin);
    add(quote, true);
    at = end;
  }
  add(lines.slice(at), true);
  return parts;
};
