import { z } from 'zod';
import { event } from './event.js';

export const FileKept = z.object({ caseId: z.uuid(), fileId: z.uuid() });
export type FileKept = z.infer<typeof FileKept>;

/** svc-evidence says it of each file that passed its checks and is kept, read or not; svc-finance takes no other as a paper. */
export const fileKept = event('file.kept', FileKept);
