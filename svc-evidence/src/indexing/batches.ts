import type { Unit } from '../conversations/unit.js';
import type { ChunkToIndex } from '../search/search-index.js';
import type { NewSegment } from '../segments/segments.repository.js';
import { ChunkWords } from './chunk-words.js';
import { type Window, Windows } from './windows.js';

/** So many windows are kept, and searchable, at a time: one segment. */
const BATCH = 128;

/** What of a file is kept in one transaction. */
export interface Batch {
  segment: Pick<NewSegment, 'number' | 'firstChunk' | 'firstPosition' | 'passages' | 'chunks'>;
  chunks: ChunkToIndex[];
  lexemes: readonly string[];
  /** How many words its new passages have. */
  words: number;
}

/** The units of a file in batches, ready to be kept. */
export async function* batchesOf(units: AsyncIterable<Unit>): AsyncIterable<Batch> {
  const windows = new Windows();
  let words = new ChunkWords();
  let [number, firstChunk, firstPosition] = [0, 0, 0];
  let open: Window[] = [];
  const batch = (): Batch => {
    if (words.vocabulary.isLarge) words = new ChunkWords();
    const passages = open.reduce((sum, { fresh }) => sum + fresh, 0);
    const segment = { number, firstChunk, firstPosition, passages, chunks: open.map((window) => window.passages) };
    const chunks = open.map((window) => words.chunkOf(window));
    const counted = open.reduce((sum, window) => sum + words.countOf(window), 0);
    [number, firstChunk, firstPosition] = [number + 1, firstChunk + open.length, firstPosition + passages];
    open = [];
    return { segment, chunks, lexemes: words.vocabulary.lexemes, words: counted };
  };
  for await (const unit of units) {
    for (const window of windows.add(unit)) {
      open.push(window);
      if (open.length === BATCH) yield batch();
    }
  }
  for (const window of windows.end()) {
    open.push(window);
    if (open.length === BATCH) yield batch();
  }
  if (open.length > 0) yield batch();
}
