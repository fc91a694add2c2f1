import type {
  AgreementDocument,
  Article,
  Block,
  MissingAnswer,
  Schedule,
} from '@evenhand/contracts/agreement/document';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { questions } from './questions.js';

/** A place to fill in by hand: a drawn line, a row of dots, empty brackets. */
const DRAWN = /_{3,}|\.{4,}|…{2,}|\[\s*\]/;

export const leavesBlank = (text: string): boolean => DRAWN.test(text);

/** The printed texts of a block, one a paragraph, item, cell or amount. */
export const textsOf = (block: Block): string[] => {
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

const marks = Object.values(questions).map((question) => `[${question}]`);

/**
 * Whether an answer is missing or a place is left open. Such a document is neither signed nor sealed, because nothing
 * can be filled in afterwards.
 */
export const hasBlank = ({ missing, articles, schedules }: AgreementDocument): boolean =>
  missing.length > 0 ||
  [...articles, ...schedules]
    .flatMap(({ blocks }) => blocks.flatMap(textsOf))
    .some((text) => leavesBlank(text) || marks.some((mark) => text.includes(mark)));

interface OpenLine {
  /** Path in the answers: `children/0/school`. */
  answer: string;
  line: string;
}

/** Lines that contain a blank, without a final full stop, as a clause prints them. */
const openLines = (text: string): string[] =>
  text
    .split('\n')
    .filter(leavesBlank)
    .map((line) => line.trim().replace(/\.$/, ''));

const leftIn = (value: unknown, answer = ''): OpenLine[] => {
  if (typeof value === 'string') return openLines(value).map((line) => ({ answer, line }));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inside]) => leftIn(inside, answer ? `${answer}/${key}` : key));
};

/**
 * Blanks in the couple's own words that the document prints, each under its answer; under `disclosure` when from a
 * financial statement.
 */
export const blanksLeft = (record: IntakeRecord, parts: readonly (Article | Schedule)[]): MissingAnswer[] => {
  const written = leftIn(record);
  return parts.flatMap((part) =>
    part.blocks
      .flatMap(textsOf)
      .flatMap(openLines)
      .flatMap((printed) => {
        const own = written.filter(({ line }) => printed.includes(line));
        return own.length > 0 ? own : [{ answer: 'disclosure', line: printed }];
      })
      .map(({ answer, line }) => ({
        answer,
        article: 'id' in part ? part.id : 'schedules',
        sentence: `“${line}”: a blank is left in what you wrote.`,
      })),
  );
};
