import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { IntakeRecord } from '../intake/record.js';
import { WrittenRecord } from '../intake/written.js';
import { FieldProblem } from '../problems.js';

/** The displayed answers, and the fields of the current page. */
export const WriteAnswerSheet = z.strictObject({
  record: WrittenRecord,
  fields: z.array(IntakeRecord.keyof()).min(1).max(20),
  /** The answers before the last change, which alone is marked then. */
  before: WrittenRecord.optional(),
});
export type WriteAnswerSheet = z.infer<typeof WriteAnswerSheet>;

/** Marked when written by the given answers, or by the last change of them. */
export const SheetPart = z.object({ text: z.string(), isMarked: z.boolean() });
export type SheetPart = z.infer<typeof SheetPart>;

/** Paragraphs that the answers add or change; `number` is empty for a list item. */
export const SheetArticle = z.object({
  id: z.string(),
  number: z.int().positive(),
  heading: z.string(),
  paragraphs: z.array(z.object({ number: z.string(), parts: z.array(SheetPart) })),
});
export type SheetArticle = z.infer<typeof SheetArticle>;

export const AnswerSheet = z
  .object({
    articles: z.array(SheetArticle),
    /**
     * Shares of the hours of the coming year, in hundredths of a per cent; null when the answers do not affect them, or
     * they cannot be counted.
     */
    parentingTime: z.object({ owner: z.int(), partner: z.int() }).nullable(),
    /** Problems of the given answers, by field. */
    problems: z.array(FieldProblem),
  })
  .meta({ id: 'AnswerSheet' });
export type AnswerSheet = z.infer<typeof AnswerSheet>;

/** What the answers would add to the agreement. Nothing is stored. */
export const writeAnswerSheet = endpoint('POST', '/api/agreement/sheet', WriteAnswerSheet, AnswerSheet);
