import type { AgreementDocument, Block } from '@evenhand/contracts/agreement/document';
import type { IsoDate } from '@evenhand/contracts/dates';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { advisorySupport } from '@evenhand/family-law/agreement/advisory-support';
import { knownChildren } from '@evenhand/family-law/agreement/dependent-children';
import { expenseShares } from '@evenhand/family-law/agreement/expense-shares';
import { supportByGuidelines } from '@evenhand/family-law/agreement/guideline-support';
import { knownExpenses } from '@evenhand/family-law/agreement/known-expenses';
import { LawProblem } from '@evenhand/family-law/law-problem';
import { agreedTerms } from '@evenhand/family-law/terms/terms';

const textsOf = (block: Block): string[] => {
  switch (block.kind) {
    case 'paragraph':
      return [block.text];
    case 'list':
      return block.items;
    case 'table':
      return [block.header, ...block.rows].flat();
    case 'working':
      return block.steps.flatMap(({ label, amount }) => [label, amount]);
  }
};

export const textOf = (blocks: readonly Block[]): string => blocks.flatMap(textsOf).join('\n');

/** Leaves the agreement's own words. */
const withoutOwnWords = (text: string, record: IntakeRecord): string =>
  Object.values(record)
    .filter((value): value is string => typeof value === 'string' && value.trim().length > 12)
    .reduce((left, words) => left.split(words.trim()).join(''), text);

const engine = (record: IntakeRecord, asOf: IsoDate) => {
  const support = supportByGuidelines(record, asOf);
  return {
    support: support instanceof LawProblem ? null : support,
    advisory: advisorySupport(record, asOf),
    shares: expenseShares(record, asOf),
    children: knownChildren(record, asOf),
    expenses: knownExpenses(record, asOf),
  };
};

export interface Read {
  document: AgreementDocument;
  record: IntakeRecord;
  asOf: IsoDate;
  /** The agreement's own words, all articles. */
  articles: string;
  of(article: string): string;
  counted: ReturnType<typeof engine>;
}

export const read = (document: AgreementDocument, answers: IntakeRecord, asOf: IsoDate): Read => {
  const { record } = agreedTerms(answers, asOf);
  const own = (blocks: readonly Block[]) => withoutOwnWords(textOf(blocks), record);
  return {
    document,
    record,
    asOf,
    articles: document.articles.map(({ blocks }) => own(blocks)).join('\n'),
    counted: engine(record, asOf),
    of: (article) => own(document.articles.find(({ id }) => id === article)?.blocks ?? []),
  };
};

export const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '');
export const differing = (values: string[]): boolean => new Set(values).size > 1;
