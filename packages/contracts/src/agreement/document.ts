import { z } from 'zod';
import { IsoDate } from '../dates.js';

/** A field of the intake record or a path into it (`children`, `homeEstimatedValue`). */
export const AnswerName = z.string().meta({ id: 'AnswerName' });

/** A label, the printed amount, the rule and its first day in force. */
export const WorkingStep = z.object({
  label: z.string(),
  amount: z.string(),
  citation: z.string(),
  inForce: IsoDate.nullable(),
});
export type WorkingStep = z.infer<typeof WorkingStep>;

/** Paths of the terms that a block states: `home.price`. */
const states = z.array(z.string()).optional();

/** Content of an article: numbered text, list, table, or the working of a figure. */
export const Block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), number: z.string(), text: z.string(), states }),
  z.object({ kind: z.literal('list'), items: z.array(z.string()), states }),
  z.object({ kind: z.literal('table'), header: z.array(z.string()), rows: z.array(z.array(z.string())), states }),
  z.object({ kind: z.literal('working'), caption: z.string(), steps: z.array(WorkingStep) }),
]);
export type Block = z.infer<typeof Block>;

/** With its legal basis, plain-language note and source answers. */
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

/** A required answer that is missing, or that contradicts another. Listed, never assumed. */
export const MissingAnswer = z.object({ answer: AnswerName, article: z.string(), sentence: z.string() });
export type MissingAnswer = z.infer<typeof MissingAnswer>;

/** "Schedule A: ...". */
export const Schedule = z.object({ letter: z.string(), heading: z.string(), blocks: z.array(Block) });
export type Schedule = z.infer<typeof Schedule>;

/** The only source of page, PDF, DOCX and hash. */
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

/** An article or schedule that differs between two versions, with the texts only one of them has. */
export const DocumentChange = z.object({ title: z.string(), removed: z.array(z.string()), added: z.array(z.string()) });
export type DocumentChange = z.infer<typeof DocumentChange>;
