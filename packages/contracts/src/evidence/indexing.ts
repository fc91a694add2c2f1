import { z } from 'zod';
import { endpoint } from '../endpoint.js';

/** How many files will be read now. */
export const IndexingStarted = z.object({ files: z.int() }).meta({ id: 'IndexingStarted' });
export type IndexingStarted = z.infer<typeof IndexingStarted>;

/** Reads the files that were not read yet. Said twice, nothing is read twice. */
export const indexEvidence = endpoint('POST', '/api/evidence/index', null, IndexingStarted, { status: 202 });

/** Also tries again what could not be read. */
export const reindexEvidence = endpoint('POST', '/api/evidence/reindex', null, IndexingStarted, { status: 202 });

/** Tries one file again that could not be read. `files` is 0 for one that did not fail. */
export const retryFile = endpoint('POST', '/api/evidence/files/:id/retry', null, IndexingStarted, { status: 202 });
