import type { AgreementDocument, Block } from '@evenhand/contracts/agreement/document';
import { questions } from './questions.js';

/** A place left to be filled in by hand: a drawn line, a row of dots, empty brackets. */
const DRAWN = /_{3,}|\.{4,}|…{2,}|\[\s*\]/;

/** Whether a text that a person wrote leaves something to be filled in. */
export const leavesBlank = (text: string): boolean => DRAWN.test(text);

const texts = (block: Block): string[] => {
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
    .flatMap(({ blocks }) => blocks.flatMap(texts))
    .some((text) => leavesBlank(text) || marks.some((mark) => text.includes(mark)));
