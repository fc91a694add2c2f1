import type { Beside } from '@evenhand/contracts/evidence/search';
import type { FilePassage } from '../segments/passages.repository.js';
import { sentencesOf } from './snippet.js';

/** So much of what stands beside a quotation is read with it. */
const LONGEST = 600;

/** Whole sentences from the end that lies beside the quotation, as many as there is room for. */
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

/**
 * What was said before and after a cited passage, as far as it was found with it: an answer often says little without
 * its question. What follows comes first, then what stands before, further and further away.
 * @param window passages of one conversation, the cited one among them
 */
export const besideOf = (cited: FilePassage, window: FilePassage[]): Beside[] => {
  const others = window.filter((one) => one.fileId === cited.fileId && one.position !== cited.position);
  const distance = ({ position }: FilePassage) =>
    Math.abs(position - cited.position) + (position < cited.position ? 0.5 : 0);
  let room = LONGEST;
  const shown: Beside[] = [];
  for (const { position, path, people, at, text } of others.toSorted((a, b) => distance(a) - distance(b))) {
    const part = partOf(text, room, position < cited.position);
    if (part === '') break;
    room -= part.length;
    shown.push({ position, path, people, at, text: part });
  }
  return shown.sort((a, b) => a.position - b.position);
};
