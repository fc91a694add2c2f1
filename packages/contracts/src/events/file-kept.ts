import { z } from 'zod';
import { event } from './event.js';

export const FileKept = z.object({ caseId: z.uuid(), fileId: z.uuid() });
export type FileKept = z.infer<typeof FileKept>;

/**
 * By svc-evidence, for each checked and stored file, readable or not; svc-finance accepts no other file as a document.
 */
export const fileKept = event('file.kept', FileKept);
