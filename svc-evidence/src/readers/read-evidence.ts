import { lookAhead, upTo } from './ahead.js';
import { formatOf } from './format-of.js';
import { HEAD_BYTES } from './signatures.js';
import { storable } from './storable.js';
import { DEEPEST, type EvidenceBytes, type Parse, type Unit } from './unit.js';
import { type ReadingFailure, Unreadable } from './unreadable.js';

/** Told of each file within the file, by its number, before it is read. */
type Carried = (number: number, file: EvidenceBytes) => Promise<void>;

const failureOf = (error: unknown): ReadingFailure =>
  error instanceof Unreadable ? error.failure : { code: 'damaged' };

/**
 * Reads one file of any accepted type; the content decides which reader does. What it carries is read, too. What of that
 * cannot be read is told by its name, which is also a page, so that it is found.
 */
export const evidenceReader = (carried: Carried = async () => {}): Parse => {
  let count = 0;
  const read: Parse = async function* (file) {
    const { sample, all } = await lookAhead(file.bytes, upTo(HEAD_BYTES));
    const head = Buffer.concat(sample);
    if (head.length === 0) throw new Unreadable('empty');
    const reader = await formatOf(file.filename, head).load(inner);
    let found = false;
    for await (const unit of reader({ ...file, bytes: all })) {
      found ||= unit.kind === 'unread' || /\S/.test(unit.text);
      yield storable(unit);
    }
    if (!found) throw new Unreadable('no-text');
  };
  const inner = async function* (file: EvidenceBytes): AsyncIterable<Unit> {
    count += 1;
    const number = count;
    const { filename: name } = file;
    await carried(number, file);
    try {
      if (file.depth > DEEPEST) throw new Unreadable('lies-too-deep');
      yield* read(file);
    } catch (error) {
      yield storable({ kind: 'page', path: 'not read', text: name });
      yield storable({ kind: 'unread', path: '', name, number, failure: failureOf(error) });
    }
  };
  return read;
};

export const readEvidence: Parse = (file) => evidenceReader()(file);
