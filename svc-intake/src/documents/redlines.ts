import type { AgreementDocument } from '@evenhand/contracts/agreement/document';
import type { Redline, RedlinePart } from '@evenhand/contracts/agreement/proposal-price';
import { type ChangeObject, diffArrays } from 'diff';
import { partsOf, titleOf } from './document-changes.js';

type Granularity = 'word' | 'sentence';
/** Unlike the words of `diff`, an amount such as 800,000.00 is one word. */
const segmenters = {
  word: new Intl.Segmenter('en-CA', { granularity: 'word' }),
  sentence: new Intl.Segmenter('en-CA', { granularity: 'sentence' }),
};
const pieces = (text: string, granularity: Granularity): string[] =>
  [...segmenters[granularity].segment(text)].map(({ segment }) => segment);

/** Myers' algorithm takes time with the square of the edits. */
const MOST_EDITS = 200;
/** Of one comparison of two documents. */
const MOST_EDITS_IN_ALL = 2_000;

type Compare = (before: string[], after: string[]) => ChangeObject<string[]>[] | undefined;

/** Compares within both bounds; undefined beyond them. */
const boundedComparison = (): Compare => {
  let left = MOST_EDITS_IN_ALL;
  return (before, after) => {
    if (left <= 0) return undefined;
    const found = diffArrays(before, after, { maxEditLength: Math.min(MOST_EDITS, left) });
    left -= found ? found.filter(({ added, removed }) => added || removed).length : MOST_EDITS;
    return found;
  };
};

const partOf = ({ value, added, removed }: ChangeObject<string[]>): RedlinePart => ({
  kind: added ? 'added' : removed ? 'removed' : 'same',
  text: value.join(''),
});

const same = (text: string): RedlinePart[] => [{ kind: 'same', text }];

const replaced = (before: string, after: string): RedlinePart[] =>
  [
    { kind: 'removed' as const, text: before },
    { kind: 'added' as const, text: after },
  ].filter(({ text }) => text !== '');

/** By word; by sentence where too many words differ; otherwise as a whole. */
const comparedText = (before: string, after: string, compare: Compare): RedlinePart[] => {
  for (const granularity of ['word', 'sentence'] as const) {
    const found = compare(pieces(before, granularity), pieces(after, granularity));
    if (found) return found.map(partOf);
  }
  return replaced(before, after);
};

/** Every text in order; a removed text is paired with the one that took its place. */
const comparedTexts = (before: string[], after: string[], compare: Compare): RedlinePart[][] => {
  const found: RedlinePart[][] = [];
  let removed: string[] = [];
  const pair = (added: string[]) => {
    for (let at = 0; at < Math.max(removed.length, added.length); at++)
      found.push(comparedText(removed[at] ?? '', added[at] ?? '', compare));
    removed = [];
  };
  const whole = [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  for (const { value, ...change } of compare(before, after) ?? whole) {
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

/** Each article and schedule in the order of `after`, word by word within bounds; removed ones come last. */
export const comparedParts = (before: AgreementDocument, after: AgreementDocument): Redline[] => {
  const [old, present] = [partsOf(before), partsOf(after)];
  const compare = boundedComparison();
  return [...new Set([...present.keys(), ...old.keys()])].map((id) => {
    const [was, is] = [old.get(id), present.get(id)];
    return { title: (is ?? was)?.title ?? id, texts: comparedTexts(was?.texts ?? [], is?.texts ?? [], compare) };
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
