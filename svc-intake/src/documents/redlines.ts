import type { AgreementDocument } from '@evenhand/contracts/agreement/document';
import type { Redline, RedlinePart } from '@evenhand/contracts/agreement/proposal-price';
import { type ChangeObject, diffArrays } from 'diff';
import { partsOf, titleOf } from './document-changes.js';

/** Unlike the words of `diff`, an amount such as 800,000.00 is one word. */
const segmenter = new Intl.Segmenter('en-CA', { granularity: 'word' });
const wordsOf = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment);

const partOf = ({ value, added, removed }: ChangeObject<string[]>): RedlinePart => ({
  kind: added ? 'added' : removed ? 'removed' : 'same',
  text: value.join(''),
});

const comparedText = (before: string, after: string): RedlinePart[] =>
  diffArrays(wordsOf(before), wordsOf(after)).map(partOf);

const same = (text: string): RedlinePart[] => [{ kind: 'same', text }];

/** Every text in order; a removed text is paired with the one that took its place. */
const comparedTexts = (before: string[], after: string[]): RedlinePart[][] => {
  const found: RedlinePart[][] = [];
  let removed: string[] = [];
  const pair = (added: string[]) => {
    for (let at = 0; at < Math.max(removed.length, added.length); at++)
      found.push(comparedText(removed[at] ?? '', added[at] ?? ''));
    removed = [];
  };
  for (const { value, ...change } of diffArrays(before, after)) {
    if (change.removed) removed = value;
    else if (change.added) pair(value);
    else {
      pair([]);
      found.push(...value.map(same));
    }
  }
  pair([]);
  return found;
};

/** Each article and schedule, word by word, in the order of `after`; removed ones come last. */
export const comparedParts = (before: AgreementDocument, after: AgreementDocument): Redline[] => {
  const [old, present] = [partsOf(before), partsOf(after)];
  return [...new Set([...present.keys(), ...old.keys()])].map((id) => {
    const [was, is] = [old.get(id), present.get(id)];
    return { title: (is ?? was)?.title ?? id, texts: comparedTexts(was?.texts ?? [], is?.texts ?? []) };
  });
};

const isChanged = (parts: RedlinePart[]): boolean => parts.some(({ kind }) => kind !== 'same');

/** Only what changed. */
export const redlines = (before: AgreementDocument, after: AgreementDocument): Redline[] =>
  comparedParts(before, after).flatMap(({ title, texts }) => {
    const changed = texts.filter(isChanged);
    return changed.length > 0 ? [{ title, texts: changed }] : [];
  });

/** Articles of `document` without a redline. */
export const unchangedArticles = ({ articles }: AgreementDocument, changes: readonly Redline[]): number => {
  const titles = new Set(changes.map(({ title }) => title));
  return articles.filter((article) => !titles.has(titleOf(article))).length;
};
