import { setImmediate } from 'node:timers/promises';
import type { Unit } from '../readers/unit.js';
import type { ChunkToIndex } from '../search/search-index.js';
import type { NewSegment } from '../segments/segments.repository.js';
import { ChunkWords } from './chunk-words.js';
import { type Window, Windows } from './windows.js';

/** Longer turns would starve the stream that supplies the work. */
const TURN_MS = 2;

/** Yields to the event loop between turns, so that streams and signals are served. */
class Turns {
  private since = performance.now();

  async next(): Promise<void> {
    if (performance.now() - this.since < TURN_MS) return;
    await setImmediate();
    this.since = performance.now();
  }
}

/** Windows of one segment. */
const BATCH = 128;
/** Batches of one transaction, and the time after which one is stored alone. */
const [MOST_TOGETHER, LONGEST_WAIT_MS] = [4, 250];

export interface Batch {
  segment: Pick<NewSegment, 'number' | 'firstChunk' | 'firstPosition' | 'passages' | 'chunks'>;
  chunks: ChunkToIndex[];
  lexemes: readonly string[];
  words: number;
}

interface Counted {
  window: Window;
  chunk: ChunkToIndex;
  words: number;
}

export async function* together(batches: AsyncIterable<Batch>): AsyncIterable<Batch[]> {
  let [open, since]: [Batch[], number] = [[], performance.now()];
  for await (const batch of batches) {
    open.push(batch);
    if (open.length < MOST_TOGETHER && performance.now() - since < LONGEST_WAIT_MS) continue;
    yield open;
    [open, since] = [[], performance.now()];
  }
  if (open.length > 0) yield open;
}

export async function* batchesOf(units: AsyncIterable<Unit>): AsyncIterable<Batch> {
  const windows = new Windows();
  const turns = new Turns();
  let words = new ChunkWords();
  let [number, firstChunk, firstPosition] = [0, 0, 0];
  let open: Counted[] = [];
  const batch = (): Batch => {
    const passages = open.reduce((sum, { window }) => sum + window.fresh, 0);
    const chunks = open.map(({ window }) => window.passages);
    const segment = { number, firstChunk, firstPosition, passages, chunks };
    [number, firstChunk, firstPosition] = [number + 1, firstChunk + open.length, firstPosition + passages];
    const counted = open;
    open = [];
    words.forgetPassages();
    return {
      segment,
      chunks: counted.map(({ chunk }) => chunk),
      lexemes: words.vocabulary.lexemes,
      words: counted.reduce((sum, one) => sum + one.words, 0),
    };
  };
  const add = (window: Window): void => {
    if (open.length === 0 && words.vocabulary.isLarge) words = new ChunkWords();
    open.push({ window, chunk: words.chunkOf(window), words: words.countOf(window) });
  };
  for await (const unit of units) {
    for (const window of windows.add(unit)) {
      add(window);
      if (open.length === BATCH) yield batch();
      await turns.next();
    }
  }
  for (const window of windows.end()) {
    add(window);
    if (open.length === BATCH) yield batch();
    await turns.next();
  }
  if (open.length > 0) yield batch();
}
