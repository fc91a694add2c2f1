import type {
  AgreementDocument,
  Article,
  Block,
  MissingAnswer,
  Schedule,
} from '@evenhand/contracts/agreement/document';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { questions } from './questions.js';

/** A place left to be filled in by hand: a drawn line, a row of dots, empty brackets. */
const DRAWN = /_{3,}|\.{4,}|…{2,}|\[\s*\]/;

/** Whether a text that a person wrote leaves something to be filled in. */
export const leavesBlank = (text: string): boolean => DRAWN.test(text);

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

const marks = Object.values(questions).map((question) => `[${question}]`);

/**
 * Whether anything in the document is still to be filled in: an answer that is missing, or a place left open. After the
 * signing nobody can fill it in any more, so a document with one is neither signed nor sealed.
 */
export const hasBlank = ({ missing, articles, schedules }: AgreementDocument): boolean =>
  missing.length > 0 ||
  [...articles, ...schedules]
    .flatMap(({ blocks }) => blocks.flatMap(textsOf))
    .some((text) => leavesBlank(text) || marks.some((mark) => text.includes(mark)));

interface OpenLine {
  /** Where in the answers it stands: `children/0/school`. */
  answer: string;
  line: string;
}

/** The lines of a text in which something is left open, as a clause prints them: without the stop at the end. */
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
 * The blanks that a person left in their own words and that the document prints, under the answer they stand in; under
 * `disclosure` where they come from a financial statement.
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
