import type { ReadingProblem } from '@evenhand/wording/evidence-reading';
import type { Parse } from '../unit.js';
import { Unreadable } from '../unreadable.js';

/** Of a file that is stored without text. */
export const notRead = (code: ReadingProblem): Parse =>
  // biome-ignore lint/correctness/useYield: it gives no units, as every reader may.
  async function* () {
    throw new Unreadable(code);
  };
