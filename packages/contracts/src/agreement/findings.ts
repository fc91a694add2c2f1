import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { IntakeRecord } from '../intake/record.js';

/** `attention`: the answers contradict each other or leave the agreement open to attack. `note`: worth a thought. */
export const findingSeverities = ['attention', 'note'] as const;

/** Something in the answers that does not fit together. It blocks nothing: the two of them may have their reasons. */
export const Finding = z
  .object({
    id: z.string(),
    severity: z.enum(findingSeverities),
    sentence: z.string(),
    /** Where the law says why it matters. */
    why: z.string(),
    /** The answers it is about, the one to look at first. */
    answers: z.array(IntakeRecord.keyof()).min(1),
  })
  .meta({ id: 'Finding' });
export type Finding = z.infer<typeof Finding>;

/** `later`: its time comes with the signing. */
export const checklistStates = ['done', 'open', 'later'] as const;
export type ChecklistState = (typeof checklistStates)[number];

/** One thing that makes the agreement hold before a court. */
export const ChecklistItem = z
  .object({ id: z.string(), state: z.enum(checklistStates), sentence: z.string(), basis: z.string() })
  .meta({ id: 'ChecklistItem' });
export type ChecklistItem = z.infer<typeof ChecklistItem>;

export const AgreementFindings = z
  .object({ findings: z.array(Finding), checklist: z.array(ChecklistItem) })
  .meta({ id: 'AgreementFindings' });
export type AgreementFindings = z.infer<typeof AgreementFindings>;

/** What does not fit together in the answers as submitted, and how enforceable the agreement is so far. */
export const getAgreementFindings = endpoint('GET', '/api/agreement/findings', null, AgreementFindings, {
  problems: ['not-found'],
});
