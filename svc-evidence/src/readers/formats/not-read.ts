import type { ReadingProblem } from '@evenhand/wording/evidence-reading';
import { lookAhead, upTo } from '../look-ahead.js';
import { HEAD_BYTES, isHeic } from '../signatures.js';
import type { Parse } from '../unit.js';
import { Unreadable } from '../unreadable.js';

/** Of a file that is stored without text. */
export const notRead = (code: ReadingProblem): Parse =>
  // biome-ignore lint/correctness/useYield: it gives no units, as every reader may.
  async function* () {
    throw new Unreadable(code);
  };

/** Of a photo, recording or document of a kind without a reader. */
// biome-ignore lint/correctness/useYield: it gives no units, as every reader may.
export const unreadKind: Parse = async function* ({ bytes }) {
  const { sample } = await lookAhead(bytes, upTo(HEAD_BYTES));
  throw new Unreadable(isHeic(Buffer.concat(sample)) ? 'heic-photo' : 'unknown-kind');
};
