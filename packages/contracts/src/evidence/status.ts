import { z } from 'zod';
import { Moment } from '../dates.js';
import { EVENTS, endpoint } from '../endpoint.js';

/** `searchable`: by words; `complete`: by words and meaning. */
export const IndexingState = z
  .enum(['waiting', 'reading', 'searchable', 'complete', 'failed'])
  .meta({ id: 'IndexingState' });
export type IndexingState = z.infer<typeof IndexingState>;

/** `reason`: sentence for a failed file, whose `chunks` remain searchable. */
export const Indexing = z
  .object({
    state: IndexingState,
    reason: z.string().nullable(),
    bytes: z.int(),
    bytesRead: z.int(),
    /** Search units, and how many have an embedding. */
    chunks: z.int(),
    embedded: z.int(),
  })
  .meta({ id: 'Indexing' });
export type Indexing = z.infer<typeof Indexing>;

export const FileIndexing = Indexing.extend({ fileId: z.uuid(), filename: z.string() }).meta({ id: 'FileIndexing' });
export type FileIndexing = z.infer<typeof FileIndexing>;

/** Listed individually; failed and active files first. */
export const MOST_FILES_LISTED = 100;

/** `tokens`: number of words; `lastIndexingAt`: null before the first file was read. */
export const EvidenceStatus = z
  .object({
    tokens: z.int(),
    lastIndexingAt: Moment.nullable(),
    /** 0 to 100. */
    progress: z.int(),
    counts: z.record(IndexingState, z.int()),
    /** At most this many: active, failed, waiting, others. */
    files: z.array(FileIndexing),
  })
  .meta({ id: 'EvidenceStatus' });
export type EvidenceStatus = z.infer<typeof EvidenceStatus>;

export const getEvidenceStatus = endpoint('GET', '/api/evidence/status', null, EvidenceStatus, { assurance: 'two' });

/** Every file is complete or failed. */
export const isSettled = ({ counts }: EvidenceStatus): boolean =>
  counts.waiting + counts.reading + counts.searchable === 0;

/** Failed after its words became searchable. */
export const isFoundByWords = ({ state, chunks }: Indexing): boolean => state === 'failed' && chunks > 0;

/** Readable files, and those with search results. */
export const filesIn = ({ counts, files }: EvidenceStatus): { all: number; found: number } => ({
  all: Object.values(counts).reduce((sum, count) => sum + count, 0),
  found: counts.searchable + counts.complete + files.filter(isFoundByWords).length,
});

/**
 * Each event is one `EvidenceStatus` as JSON. Ends when settled, and after a time limit: a client that reconnects
 * authenticates again.
 */
export const watchEvidenceStatus = endpoint('GET', '/api/evidence/events', null, null, {
  assurance: 'two',
  produces: EVENTS,
});
