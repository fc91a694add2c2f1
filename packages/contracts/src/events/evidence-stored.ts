import { z } from 'zod';
import { event } from './event.js';

export const EvidenceStored = z.object({ caseId: z.uuid(), fileId: z.uuid() });
export type EvidenceStored = z.infer<typeof EvidenceStored>;

/** By svc-evidence, for each checked and stored file that may be read: it can be indexed. */
export const evidenceStored = event('evidence.stored', EvidenceStored);
