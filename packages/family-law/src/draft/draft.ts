import type { MissingAnswer } from '@evenhand/contracts/agreement/document';
import type { IsoDate } from '@evenhand/contracts/dates';
import type { Party } from '@evenhand/contracts/identity';
import type { Statements } from '../agreement/statements.js';
import { pathsOf, type Term } from '../terms/term.js';
import type { Terms } from '../terms/terms.js';
import { type Sentence, statesOf, textOf, unique, type Words } from './sentence.js';

/** What an agreement is written from. */
export interface Source {
  readonly terms: Terms;
  readonly statements: Statements;
}

/** Input of a clause. */
export interface Draft extends Source {
  asOf: IsoDate;
  owner: string;
  partner: string;
  name(party: Party): string;
  /**
   * The printed value, stating its term. An open value gives a visible blank and an entry in `missing`; it is never
   * assumed.
   * @throws Error for a term outside `terms`, or an open one that asks for nothing.
   */
  print<Value>(term: Term<Value>, print: (value: Value) => string): Sentence;
  /** Words about a term whose value they do not print. */
  about(term: Term<unknown>, words: Words): Sentence;
  /** A blank for a part of an answer (`children/0/name`), listed as missing under `question`. */
  blank(path: string, question: string): string;
}

/** Opens the draft of each article; adds each missing answer once to `missing`. */
export const draftsOf = (source: Source, missing: MissingAnswer[]): ((article: string) => Draft) => {
  const paths = new Map<object, string>(pathsOf(source.terms));
  return (article) => openDraft(source, paths, article, missing);
};

const openDraft = (
  source: Source,
  paths: ReadonlyMap<object, string>,
  article: string,
  missing: MissingAnswer[],
): Draft => {
  const { terms } = source;
  const note = (path: string, what: string, question: string) => {
    const sentence = `${question.charAt(0).toUpperCase()}${question.slice(1)}: ${what}`;
    if (!missing.some(({ answer }) => answer === path)) missing.push({ answer: path, article, sentence });
  };
  const blank = (path: string, question: string) => {
    const open = Object.values(terms.facts).find(({ answer, stated }) => answer === path && stated.length > 1);
    note(path, open ? 'choose the one that applies.' : 'not answered yet.', open?.question ?? question);
    return `[${open?.question ?? question}]`;
  };
  const pathOf = (one: Term<unknown>): string => {
    const path = paths.get(one);
    if (path === undefined) throw new Error(`No term of this agreement: ${one.answer}`);
    return path;
  };
  const about: Draft['about'] = (one, words) => ({
    text: textOf(words),
    states: unique([...statesOf(words), pathOf(one)]),
  });
  const print: Draft['print'] = (one, format) => {
    const path = pathOf(one);
    if (one.value !== null) return { text: format(one.value), states: [path] };
    if (one.question === null) throw new Error(`Printed while open: ${path}`);
    return { text: blank(one.answer, one.question), states: [path] };
  };
  const { owner, partner } = terms.people.names;
  const names = { owner: print(owner, asWritten).text, partner: print(partner, asWritten).text };
  return { ...source, asOf: terms.asOf, ...names, print, about, blank, name: (party) => names[party] };
};

const asWritten = (text: string) => text.trim();
