import { calculatorsWording as wording } from '@evenhand/wording/calculators';
import { type Entry, type Fixed, type Written, writtenIn } from './field';

/** An answer as text; null for a field without a question. */
export const answerInWords = (entry: Entry | Fixed, written: Written): string | null => {
  if (entry.kind === 'fixed') return null;
  const text = writtenIn(written, entry);
  if (entry.kind === 'tick' || entry.kind === 'switch') return text === 'yes' ? wording.result.yes : wording.result.no;
  if ('options' in entry) return entry.options.find(({ value }) => value === text)?.label ?? null;
  return text === '' ? null : text;
};
