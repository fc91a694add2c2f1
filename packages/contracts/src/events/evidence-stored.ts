import { z } from 'zod';
import { event } from './event.js';

export const EvidenceStored = z.object({ caseId: z.uuid(), fileId: z.uuid() });
export type EvidenceStored = z.infer<typeof EvidenceStored>;

/** svc-evidence says it of each file that passed its checks, is kept, and may be read: it may now be indexed. */
export const evidenceStored = event('evidence.stored', EvidenceStored);
