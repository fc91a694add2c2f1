import type { AgreementDocument } from '@evenhand/contracts/agreement/document';
import { partsOf } from '../../documents/document-changes.js';
import type { WordParagraph } from './word-paragraphs.js';
import { after, before, normalized } from './word-texts.js';

export const textsOf = (document: AgreementDocument): string[] =>
  [...partsOf(document).values()].flatMap(({ texts }) => texts.map(normalized));

const wordsOf = (text: string): Map<string, number> => {
  const words = new Map<string, number>();
  for (const word of text.split(' ')) words.set(word, (words.get(word) ?? 0) + 1);
  return words;
};

const sizeOf = (text: string): number => text.split(' ').length;

/** How close the texts of an agreement are to the changed ones. */
export class Targets {
  private readonly texts: string[];
  /** In words. */
  private readonly sizes: number[];
  /** The whole text where a change removes one. */
  private readonly removed: string[];
  /** The changed texts that have a word, and how often. */
  private readonly places = new Map<string, { at: number; count: number }[]>();
  /** Most texts are the same in each agreement. */
  private readonly known = new Map<string, Float64Array>();

  constructor(changes: readonly WordParagraph[]) {
    this.texts = changes.map((change) => normalized(after(change)));
    this.sizes = this.texts.map(sizeOf);
    this.removed = changes.map((change) => normalized(before(change)));
    for (const [at, text] of this.texts.entries())
      for (const [word, count] of wordsOf(text)) {
        const places = this.places.get(word) ?? [];
        places.push({ at, count });
        this.places.set(word, places);
      }
  }

  judge(document: AgreementDocument) {
    const texts = textsOf(document);
    const known = new Set(texts);
    const likenesses = texts.map((text) => this.likenesses(text));
    const isMatched = this.texts.map((text, at) =>
      text === '' ? !known.has(this.removed[at] ?? '') : known.has(text),
    );
    const likenessAt = (at: number) => Math.max(...likenesses.map((each) => each[at] ?? 0));
    const closeness = isMatched.reduce((sum, isExact, at) => sum + (isExact ? 2 : likenessAt(at)), 0);
    return { isMatched, closeness, exact: isMatched.filter(Boolean).length };
  }

  /** Dice coefficients of the words of a text and of each changed one. */
  private likenesses(text: string): Float64Array {
    const found = this.known.get(text);
    if (found) return found;
    const shared = new Float64Array(this.texts.length);
    for (const [word, count] of wordsOf(text))
      for (const place of this.places.get(word) ?? [])
        shared[place.at] = (shared[place.at] ?? 0) + Math.min(count, place.count);
    const size = sizeOf(text);
    const likenesses = shared.map((count, at) => (2 * count) / (size + (this.sizes[at] ?? 0)));
    this.known.set(text, likenesses);
    return likenesses;
  }
}
