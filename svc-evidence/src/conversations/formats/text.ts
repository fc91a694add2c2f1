import { decoded } from '../decode.js';
import { linesOf } from '../lines.js';
import type { Parse } from '../unit.js';
import { texts, textsIn } from './copied-texts.js';
import { partsOf, span } from './pages.js';
import { isWhatsApp, orderOf, whatsApp } from './whatsapp.js';

/** Enough lines to tell a chat, and the order of its dates, from other text. */
const SAMPLE_IN_LINES = 2_000;
const SAMPLE_IN_CHARACTERS = 500_000;

async function* followedBy(first: string[], rest: AsyncIterator<string>): AsyncIterable<string> {
  yield* first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** Plain text: a chat as its messages, anything else in parts. */
export const text: Parse = async function* ({ filename, bytes }) {
  const lines = linesOf(decoded(bytes))[Symbol.asyncIterator]();
  const sample: string[] = [];
  let size = 0;
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    sample.push(next.value);
    size += next.value.length;
    if (sample.length === SAMPLE_IN_LINES || size > SAMPLE_IN_CHARACTERS) break;
  }
  const all = followedBy(sample, lines);
  const form = textsIn(sample.slice(0, 50));
  if (form) yield* texts(filename, form, all);
  else if (isWhatsApp(sample.slice(0, 50))) yield* whatsApp(filename, orderOf(sample), all);
  else yield* partsOf(all, span('line'));
};
