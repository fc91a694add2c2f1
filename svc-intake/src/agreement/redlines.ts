import type { AgreementDocument } from '@evenhand/contracts/agreement/document';
import type { Redline, RedlinePart } from '@evenhand/contracts/agreement/proposals';
import { type ChangeObject, diffArrays, diffWordsWithSpace } from 'diff';
import { partsOf } from './document-changes.js';

const partOf = ({ value: text, added, removed }: ChangeObject<string>): RedlinePart => ({
  kind: added ? 'added' : removed ? 'removed' : 'same',
  text,
});

/** Texts that stay are left out; a removed text is paired with the one that took its place. */
const changedTexts = (before: string[], after: string[]): RedlinePart[][] => {
  const found: RedlinePart[][] = [];
  let removed: string[] = [];
  const flush = (added: string[]) => {
    for (let at = 0; at < Math.max(removed.length, added.length); at++)
      found.push(diffWordsWithSpace(removed[at] ?? '', added[at] ?? '').map(partOf));
    removed = [];
  };
  for (const change of diffArrays(before, after)) {
    if (change.removed) removed = change.value;
    else flush(change.added ? change.value : []);
  }
  flush([]);
  return found;
};

/** The changed texts of each article and schedule, word by word, in the order of `after`; removed ones come last. */
export const redlines = (before: AgreementDocument, after: AgreementDocument): Redline[] => {
  const [old, present] = [partsOf(before), partsOf(after)];
  return [...new Set([...present.keys(), ...old.keys()])].flatMap((id) => {
    const [was, is] = [old.get(id), present.get(id)];
    const texts = changedTexts(was?.texts ?? [], is?.texts ?? []);
    return texts.length > 0 ? [{ title: (is ?? was)?.title ?? id, texts }] : [];
  });
};
