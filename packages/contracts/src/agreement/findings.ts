import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { IntakeRecord } from '../intake/record.js';
import { ChooseFigures, DifferingFigure } from './fact-choice.js';

/**
 * `blocking`: the agreement would contradict itself or the law, and is approved only once that is resolved. `attention`:
 * the answers expose the agreement to challenge. `note`: worth a review.
 */
export const findingSeverities = ['blocking', 'attention', 'note'] as const;

/** A contradiction in the answers. A blocking one is also listed as missing in the document. */
export const Finding = z
  .object({
    id: z.string(),
    severity: z.enum(findingSeverities),
    sentence: z.string(),
    /** The legal basis. */
    why: z.string(),
    /** The first one is the one to review first. */
    answers: z.array(IntakeRecord.keyof()).min(1),
  })
  .meta({ id: 'Finding' });
export type Finding = z.infer<typeof Finding>;

/** `later`: due at the signing. */
export const checklistStates = ['done', 'open', 'later'] as const;
export type ChecklistState = (typeof checklistStates)[number];

/** A condition of enforceability. */
export const ChecklistItem = z
  .object({ id: z.string(), state: z.enum(checklistStates), sentence: z.string(), basis: z.string() })
  .meta({ id: 'ChecklistItem' });
export type ChecklistItem = z.infer<typeof ChecklistItem>;

export const AgreementFindings = z
  .object({ figures: z.array(DifferingFigure), findings: z.array(Finding), checklist: z.array(ChecklistItem) })
  .meta({ id: 'AgreementFindings' });
export type AgreementFindings = z.infer<typeof AgreementFindings>;

export const getAgreementFindings = endpoint('GET', '/api/agreement/findings', null, AgreementFindings, {
  problems: ['not-found'],
});

/** Settles which of the stated figures the agreement uses. A new draft is required before an approval. */
export const chooseFigures = endpoint('POST', '/api/agreement/figures', ChooseFigures, AgreementFindings, {
  problems: ['not-found', 'signing-has-begun'],
});
