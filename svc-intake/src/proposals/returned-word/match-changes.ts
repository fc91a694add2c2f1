import { setImmediate } from 'node:timers/promises';
import type { AgreementDocument } from '@evenhand/contracts/agreement/document';
import { NegotiableField, type Patch } from '@evenhand/contracts/agreement/negotiable';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { MOST_REWORDINGS } from '@evenhand/contracts/intake/rewordings';
import { patched } from '@evenhand/family-law/proposals/patch';
import { fieldsIn } from '../../answers/negotiable-answers.js';
import { candidateValues } from './candidate-values.js';
import { rewordedChanges } from './reworded-changes.js';
import { Targets, textsOf } from './targets.js';
import type { WordParagraph } from './word-paragraphs.js';
import { after, before, normalized } from './word-texts.js';

const MOST_CANDIDATES = 80;

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

/** Answers of the changed articles that could have written the changes. */
const candidatesFor = (changes: readonly WordParagraph[], { record, document }: Current) => {
  const texts = changes.map((change) => ({ before: before(change), after: after(change) }));
  const changed = new Set(texts.map((text) => normalized(text.before)));
  const articles = document.articles.filter((article) =>
    textsOf({ ...document, articles: [article], schedules: [] }).some((text) => changed.has(text)),
  );
  const answers = new Set((articles.length > 0 ? articles : document.articles).flatMap((article) => article.answers));
  const fields = NegotiableField.options.filter((field) => answers.has(field));
  return candidateValues(fields, record, texts).slice(0, MOST_CANDIDATES);
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
  for (const patch of candidatesFor(changes, current)) alone.push(await judge(patch));
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
