import { decoded } from '../decode.js';
import { linesOf, sampledLines } from '../lines.js';
import type { Parse } from '../unit.js';
import { texts, textsIn } from './copied-texts.js';
import { partsOf, span } from './pages.js';
import { whatsApp } from './whatsapp.js';
import { formOf } from './whatsapp-line.js';

/** Enough to tell a chat from other text. */
const SAMPLE = { lines: 2_000, characters: 500_000 };

/** Plain text: a chat as its messages, anything else in parts. */
export const text: Parse = async function* ({ filename, bytes }) {
  const { sample, lines } = await sampledLines(linesOf(decoded(bytes)), SAMPLE);
  const copied = textsIn(sample.slice(0, 50));
  const exported = formOf(sample);
  if (copied) yield* texts(filename, copied, lines);
  else if (exported) yield* whatsApp(filename, exported, lines);
  else yield* partsOf(lines, span('line'));
};
