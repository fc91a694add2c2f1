import { z } from 'zod';
import { Moment } from '../dates.js';
import { EVENTS, endpoint } from '../endpoint.js';

/** Where a file stands: its words can be searched once it is `searchable`, its meaning too once it is `complete`. */
export const IndexingState = z
  .enum(['waiting', 'reading', 'searchable', 'complete', 'failed'])
  .meta({ id: 'IndexingState' });
export type IndexingState = z.infer<typeof IndexingState>;

/** How far the reading of one file is. `reason` is a sentence, for a file that failed; its `chunks` can be searched. */
export const Indexing = z
  .object({
    state: IndexingState,
    reason: z.string().nullable(),
    bytes: z.int(),
    bytesRead: z.int(),
    /** Passages that are searched as one, and how many of them are found by meaning already. */
    chunks: z.int(),
    embedded: z.int(),
  })
  .meta({ id: 'Indexing' });
export type Indexing = z.infer<typeof Indexing>;

/** The same, of a file that is told by its name. */
export const FileIndexing = Indexing.extend({ fileId: z.uuid(), filename: z.string() }).meta({ id: 'FileIndexing' });
export type FileIndexing = z.infer<typeof FileIndexing>;

/** A case may hold thousands of files: so many are told one by one, those first of which there is most to say. */
export const MOST_FILES_TOLD = 100;

/** How much of a case can be searched. `tokens` counts its words; `lastIndexingAt` is null until a file was read. */
export const EvidenceStatus = z
  .object({
    tokens: z.int(),
    lastIndexingAt: Moment.nullable(),
    /** Of all the work that there is for the files of the case, how much is done: 0 to 100. */
    progress: z.int(),
    /** How many files stand where. */
    counts: z.record(IndexingState, z.int()),
    /** At most MOST_FILES_TOLD: those being read, those that failed, those that wait, the others. */
    files: z.array(FileIndexing),
  })
  .meta({ id: 'EvidenceStatus' });
export type EvidenceStatus = z.infer<typeof EvidenceStatus>;

export const getEvidenceStatus = endpoint('GET', '/api/evidence/status', null, EvidenceStatus);

/** Whether nothing is left to be done: each file can be found by all means, or was given up. */
export const isSettled = ({ counts }: EvidenceStatus): boolean =>
  counts.waiting + counts.reading + counts.searchable === 0;

/** Given up, but not before its words could be searched. */
export const isFoundByWords = ({ state, chunks }: Indexing): boolean => state === 'failed' && chunks > 0;

/** How many files there are to be read, and how many of them a question finds something in. */
export const filesIn = ({ counts, files }: EvidenceStatus): { all: number; found: number } => ({
  all: Object.values(counts).reduce((sum, count) => sum + count, 0),
  found: counts.searchable + counts.complete + files.filter(isFoundByWords).length,
});

/**
 * Tells the status as it changes, each event one `EvidenceStatus` as JSON. Ends when all is settled, and by itself
 * after a while: whoever listens on has to prove anew who they are.
 */
export const watchEvidenceStatus = endpoint('GET', '/api/evidence/events', null, null, { produces: EVENTS });
