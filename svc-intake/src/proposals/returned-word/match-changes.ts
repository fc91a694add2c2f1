import { setImmediate } from 'node:timers/promises';
import type { AgreementDocument } from '@evenhand/contracts/agreement/document';
import { NegotiableField, type Patch } from '@evenhand/contracts/agreement/negotiable';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { MOST_REWORDINGS } from '@evenhand/contracts/intake/rewordings';
import { patched } from '@evenhand/family-law/proposals/patch';
import { fieldsIn } from '../../answers/negotiable-answers.js';
import { partsOf } from '../../documents/document-changes.js';
import { candidateValues } from './candidate-values.js';
import { rewordedChanges } from './reworded-changes.js';
import type { WordParagraph } from './word-paragraphs.js';
import { after, before, normalized } from './word-texts.js';

const MOST_CANDIDATES = 80;

const textsOf = (document: AgreementDocument): string[] =>
  [...partsOf(document).values()].flatMap(({ texts }) => texts.map(normalized));

type Words = ReadonlyMap<string, number>;

const wordsOf = (text: string): Words => {
  const words = new Map<string, number>();
  for (const word of text.split(' ')) words.set(word, (words.get(word) ?? 0) + 1);
  return words;
};

/** Dice coefficient of the words. */
const likeness = (one: Words, other: Words): number => {
  let [shared, total] = [0, 0];
  for (const [word, count] of one) {
    shared += Math.min(count, other.get(word) ?? 0);
    total += count;
  }
  for (const count of other.values()) total += count;
  return total === 0 ? 0 : (2 * shared) / total;
};

export interface Matched {
  readonly patch: Patch;
  /** Of each change: the patch writes exactly its text. */
  readonly isMatched: boolean[];
}

interface Current {
  readonly record: IntakeRecord;
  readonly document: AgreementDocument;
  /** The agreement of changed answers. */
  readonly write: (record: IntakeRecord) => AgreementDocument;
}

/** How close the texts of an agreement are to the changed ones. */
class Targets {
  private readonly texts: string[];
  /** The whole text where a change removes one. */
  private readonly removed: string[];
  private readonly words: Words[];
  /** Most texts are the same in each agreement. */
  private readonly known = new Map<string, Words>();

  constructor(changes: readonly WordParagraph[]) {
    this.texts = changes.map((change) => normalized(after(change)));
    this.removed = changes.map((change) => normalized(before(change)));
    this.words = this.texts.map(wordsOf);
  }

  private wordsOf(text: string): Words {
    const words = this.known.get(text) ?? wordsOf(text);
    this.known.set(text, words);
    return words;
  }

  judge(document: AgreementDocument) {
    const texts = textsOf(document);
    const [known, words] = [new Set(texts), texts.map((text) => this.wordsOf(text))];
    const isMatched = this.texts.map((text, at) =>
      text === '' ? !known.has(this.removed[at] ?? '') : known.has(text),
    );
    const likenessAt = (at: number) => {
      const target = this.words[at];
      return target ? Math.max(...words.map((text) => likeness(target, text))) : 0;
    };
    const closeness = isMatched.reduce((sum, isExact, at) => sum + (isExact ? 2 : likenessAt(at)), 0);
    return { isMatched, closeness, exact: isMatched.filter(Boolean).length };
  }
}

/** Answers of the changed articles that could have written the changes. */
const candidatesFor = (changes: readonly WordParagraph[], { record, document }: Current) => {
  const changed = new Set(changes.map((change) => normalized(before(change))));
  const articles = document.articles.filter((article) =>
    textsOf({ ...document, articles: [article], schedules: [] }).some((text) => changed.has(text)),
  );
  const answers = new Set((articles.length > 0 ? articles : document.articles).flatMap((article) => article.answers));
  return NegotiableField.options
    .filter((field) => answers.has(field))
    .flatMap((field) => {
      const found = changes.flatMap((change) => candidateValues(field, record, before(change), after(change)));
      return [...new Map(found.map((patch) => [JSON.stringify(patch), patch])).values()];
    });
};

/**
 * Searches the answers that write the changed texts: tries each candidate alone, then adds them, the closest first,
 * while the agreement comes closer to the texts, and drops those that no text needs. Lets other requests in between.
 */
export const matchChanges = async (changes: readonly WordParagraph[], current: Current): Promise<Matched> => {
  const { record, document, write } = current;
  const targets = new Targets(changes);
  const judge = async (patch: Patch) => {
    await setImmediate();
    return { patch, ...targets.judge(write(patched(record, patch))) };
  };
  const alone = [];
  for (const patch of candidatesFor(changes, current).slice(0, MOST_CANDIDATES)) alone.push(await judge(patch));
  let best: (typeof alone)[number] = { patch: {}, ...targets.judge(document) };
  for (const { patch } of alone.toSorted((one, other) => other.closeness - one.closeness)) {
    if (fieldsIn(patch).some((field) => field in best.patch)) continue;
    const next = await judge({ ...best.patch, ...patch });
    if (next.closeness > best.closeness) best = next;
  }
  for (const field of fieldsIn(best.patch)) {
    const { [field]: _, ...fewer } = best.patch;
    const without = await judge(fewer);
    if (without.exact >= best.exact) best = without;
  }
  return withOwnWords(best, changes, current);
};

/** Adds own words for the changes that no answer writes. */
const withOwnWords = (
  { patch, isMatched }: Matched,
  changes: readonly WordParagraph[],
  { record, write }: Current,
): Matched => {
  const { rewordings: kept = [] } = record;
  const found = rewordedChanges(changes, write(patched(record, patch)), kept);
  const added = found.flatMap((one, at) => (one && !isMatched[at] ? [one] : []));
  if (added.length === 0) return { patch, isMatched };
  const others = kept.filter((one) => !added.some(({ clauseId, was }) => clauseId === one.clauseId && was === one.was));
  const rewordings = [...others, ...added].slice(0, MOST_REWORDINGS);
  return {
    patch: { ...patch, rewordings },
    isMatched: isMatched.map((isExact, at) => isExact || rewordings.some((one) => one === found[at])),
  };
};
