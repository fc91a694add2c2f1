import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { IntakeRecord } from '../intake/record.js';
import { WrittenRecord } from '../intake/written.js';
import { FieldProblem } from '../problems.js';

/** The answers as they are on the screen, and those of them that the page asks for now. */
export const WriteAnswerSheet = z.strictObject({
  record: WrittenRecord,
  fields: z.array(IntakeRecord.keyof()).min(1).max(20),
});
export type WriteAnswerSheet = z.infer<typeof WriteAnswerSheet>;

/** A stretch of a sentence; marked where it stands there because of the answers asked about. */
export const SheetPart = z.object({ text: z.string(), isMarked: z.boolean() });
export type SheetPart = z.infer<typeof SheetPart>;

/** The paragraphs of an article that the answers write or change; `number` is empty for a line of a list. */
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
     * Each parent's share of the hours of the coming year, in hundredths of a per cent; null where the answers asked
     * about do not move it, or nothing counts it.
     */
    parentingTime: z.object({ owner: z.int(), partner: z.int() }).nullable(),
    /** What cannot stand in the answers asked about, each at its field. */
    problems: z.array(FieldProblem),
  })
  .meta({ id: 'AnswerSheet' });
export type AnswerSheet = z.infer<typeof AnswerSheet>;

/** What the answers would write in the agreement, from the generator itself. Nothing of it is kept. */
export const writeAnswerSheet = endpoint('POST', '/api/agreement/sheet', WriteAnswerSheet, AnswerSheet);
