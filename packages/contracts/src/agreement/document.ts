import { z } from 'zod';
import { IsoDate } from '../dates.js';

/** A field of the intake record, or a path into it (`children`, `homeEstimatedValue`). */
export const AnswerName = z.string().meta({ id: 'AnswerName' });

/** One line of working: what was computed, the amount as printed, where the rule stands and since when. */
export const WorkingStep = z.object({
  label: z.string(),
  amount: z.string(),
  citation: z.string(),
  inForce: IsoDate.nullable(),
});
export type WorkingStep = z.infer<typeof WorkingStep>;

/** What stands in an article: numbered text, a list, a table, or the working of a computed figure. */
export const Block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), number: z.string(), text: z.string() }),
  z.object({ kind: z.literal('list'), items: z.array(z.string()) }),
  z.object({ kind: z.literal('table'), header: z.array(z.string()), rows: z.array(z.array(z.string())) }),
  z.object({ kind: z.literal('working'), caption: z.string(), steps: z.array(WorkingStep) }),
]);
export type Block = z.infer<typeof Block>;

/** One article as a reader meets it: the clause, its legal basis, its plain words and the answers it came from. */
export const Article = z.object({
  id: z.string(),
  number: z.int().positive(),
  heading: z.string(),
  blocks: z.array(Block),
  basis: z.array(z.string()),
  note: z.string(),
  answers: z.array(AnswerName),
});
export type Article = z.infer<typeof Article>;

/** Something the agreement needs and nobody has answered yet. Listed, never invented. */
export const MissingAnswer = z.object({ answer: AnswerName, article: z.string(), sentence: z.string() });
export type MissingAnswer = z.infer<typeof MissingAnswer>;

/** A schedule behind the articles ("Schedule A: ..."). */
export const Schedule = z.object({ letter: z.string(), heading: z.string(), blocks: z.array(Block) });
export type Schedule = z.infer<typeof Schedule>;

/** The whole agreement as data. Page, PDF, DOCX and hash are all made from this and nothing else. */
export const AgreementDocument = z
  .object({
    title: z.string(),
    ruleVersion: z.string(),
    asOf: IsoDate,
    parties: z.object({ owner: z.string(), partner: z.string() }),
    articles: z.array(Article),
    schedules: z.array(Schedule),
    missing: z.array(MissingAnswer),
  })
  .meta({ id: 'AgreementDocument' });
export type AgreementDocument = z.infer<typeof AgreementDocument>;
