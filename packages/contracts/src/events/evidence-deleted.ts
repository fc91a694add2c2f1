import { z } from 'zod';
import { event } from './event.js';

export const EvidenceDeleted = z.object({ caseId: z.uuid(), fileIds: z.array(z.uuid()) });
export type EvidenceDeleted = z.infer<typeof EvidenceDeleted>;

/** svc-evidence says it of files that are gone; whoever keeps anything made from them deletes it. */
export const evidenceDeleted = event('evidence.deleted', EvidenceDeleted);
