import { z } from 'zod';
import { event } from './event.js';

export const EvidenceDeleted = z.object({ caseId: z.uuid(), fileIds: z.array(z.uuid()) });
export type EvidenceDeleted = z.infer<typeof EvidenceDeleted>;

/** By svc-evidence, after a deletion; consumers delete everything derived from the file. */
export const evidenceDeleted = event('evidence.deleted', EvidenceDeleted);
