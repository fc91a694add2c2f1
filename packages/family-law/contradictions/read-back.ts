import type { AgreementDocument, Block } from '@evenhand/contracts/agreement/document';
import { IsoDate } from '@evenhand/contracts/dates';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { longDate } from '@evenhand/contracts/toronto';
import { centsOf } from '@evenhand/family-law/money';
import { money } from '@evenhand/family-law/print';
import type { Agreed } from '@evenhand/family-law/terms/terms';

const wordsIn = (block: Block): string => {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'list':
      return block.items.join('\n');
    case 'table':
      return [block.header, ...block.rows].flat().join('\n');
    case 'working':
      return '';
  }
};

const AMOUNT = /-?\$\d[\d,]*\.\d\d/g;
const DATE =
  /\b\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}\b/g;

/** The amounts and dates of a text, as printed. */
const figuresIn = (text: string): string[] => [...(text.match(AMOUNT) ?? []), ...(text.match(DATE) ?? [])];

/** Every amount and date below a value, as printed. */
const printed = (value: unknown): string[] => {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? [money(centsOf(value))] : [];
  if (typeof value === 'string') return IsoDate.safeParse(value).success ? [longDate(value)] : figuresIn(value);
  return value === null || typeof value !== 'object' ? [] : Object.values(value).flatMap(printed);
};

/** Amounts in the law, printed for every couple. */
const OF_THE_LAW = ['$100.00', '$150,000.00'];

/** The couple's own words are printed as they are. */
const ownWords = (record: IntakeRecord): string[] =>
  Object.values(record).filter((value): value is string => typeof value === 'string' && value.includes(' '));

/**
 * Reads the articles back: every printed amount and date must be in the terms.
 * @returns one sentence for each figure that is not.
 */
export const unknownFigures = ({ terms, record }: Agreed, { articles }: AgreementDocument): string[] => {
  const known = new Set([...OF_THE_LAW, ...printed(terms)]);
  return articles.flatMap(({ id, blocks }) => {
    const words = blocks.map(wordsIn).join('\n');
    const left = ownWords(record).reduce((text, own) => text.replaceAll(own.trim(), ''), words);
    return figuresIn(left)
      .filter((figure) => !known.has(figure))
      .map((figure) => `${id}: ${figure} is in no term`);
  });
};
