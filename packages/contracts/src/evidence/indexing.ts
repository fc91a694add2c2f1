import { z } from 'zod';
import { endpoint } from '../endpoint.js';

export const IndexingStarted = z.object({ files: z.int() }).meta({ id: 'IndexingStarted' });
export type IndexingStarted = z.infer<typeof IndexingStarted>;

/** Idempotent: a file is read once. */
export const indexEvidence = endpoint('POST', '/api/evidence/index', null, IndexingStarted, {
  assurance: 'two',
  status: 202,
});

/** Also retries failed files. */
export const reindexEvidence = endpoint('POST', '/api/evidence/reindex', null, IndexingStarted, {
  assurance: 'two',
  status: 202,
});

/** `files` is 0 for a file that did not fail. */
export const retryFile = endpoint('POST', '/api/evidence/files/:id/retry', null, IndexingStarted, {
  assurance: 'two',
  status: 202,
});
