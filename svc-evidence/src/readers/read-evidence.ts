import { lookAhead, upTo } from './ahead.js';
import { formatOf } from './format-of.js';
import { HEAD_BYTES } from './signatures.js';
import { storable } from './storable.js';
import type { Parse } from './unit.js';
import { Unreadable } from './unreadable.js';

/** Reads one file of any accepted type; the content decides which reader does. */
export const readEvidence: Parse = async function* (file) {
  const { sample, all } = await lookAhead(file.bytes, upTo(HEAD_BYTES));
  const head = Buffer.concat(sample);
  if (head.length === 0) throw new Unreadable('empty');
  const read = await formatOf(file.filename, head).load(readEvidence);
  let found = false;
  for await (const unit of read({ ...file, bytes: all })) {
    found ||= /\S/.test(unit.text);
    yield storable(unit);
  }
  if (!found) throw new Unreadable('no-text');
};
