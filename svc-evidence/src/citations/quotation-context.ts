import type { ContextLine } from '@evenhand/contracts/evidence/search';
import { sentencesOf } from '../search/sentences.js';
import type { FilePassage } from '../segments/passages.repository.js';

/** In characters. */
const LONGEST = 900;

const partOf = (text: string, room: number, isBefore: boolean): string => {
  const sentences = sentencesOf(text);
  let part = '';
  while (sentences.length > 0) {
    const next = (isBefore ? sentences.pop() : sentences.shift()) ?? '';
    if (part.length + next.length > room) break;
    part = isBefore ? next + part : part + next;
  }
  return part.trim();
};

interface Near extends Pick<ContextLine, 'position' | 'side' | 'path' | 'people' | 'at' | 'text'> {
  distance: number;
}

const ownRests = (cited: FilePassage, snippet: string): Near[] => {
  const { position, path, people, at, text } = cited;
  const start = text.indexOf(snippet);
  if (start < 0) return [];
  const own = { position, path, people, at };
  return [
    { ...own, side: 'after', text: text.slice(start + snippet.length), distance: 0 },
    { ...own, side: 'before', text: text.slice(0, start), distance: 0.25 },
  ];
};

const neighbours = (cited: FilePassage, window: FilePassage[]): Near[] =>
  window
    .filter((one) => one.fileId === cited.fileId && one.position !== cited.position)
    .map(({ position, path, people, at, text }) => {
      const isBefore = position < cited.position;
      const distance = Math.abs(position - cited.position) + (isBefore ? 0.5 : 0);
      return { position, side: isBefore ? 'before' : 'after', path, people, at, text, distance };
    });

/**
 * Context before and after a quotation, from its passage and its neighbours: the following text first, then the
 * preceding, outwards on each side up to the first that does not fit.
 * @param window passages of one conversation, with the cited one
 */
export const quotationContext = (cited: FilePassage, snippet: string, window: FilePassage[]): ContextLine[] => {
  const near = [...ownRests(cited, snippet), ...neighbours(cited, window)].filter(({ text }) => text.trim() !== '');
  const ended = new Set<ContextLine['side']>();
  let room = LONGEST;
  const shown: ContextLine[] = [];
  for (const { distance: _, ...one } of near.toSorted((a, b) => a.distance - b.distance)) {
    if (ended.has(one.side)) continue;
    const part = partOf(one.text, room, one.side === 'before');
    if (part.length < one.text.trim().length) ended.add(one.side);
    if (part === '') continue;
    room -= part.length;
    shown.push({ ...one, text: part });
  }
  return shown.sort((a, b) => a.position - b.position || (a.side === 'before' ? -1 : 1));
};
