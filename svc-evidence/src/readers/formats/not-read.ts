import type { ReadingProblem } from '@evenhand/wording/evidence-reading';
import { lookAhead, upTo } from '../look-ahead.js';
import { HEAD_BYTES, isCompound, isHeic, isSealedMail, isWinmail } from '../signatures.js';
import type { Parse } from '../unit.js';
import { Unreadable } from '../unreadable.js';

/** Of a file that is stored without text. */
export const notRead = (code: ReadingProblem): Parse =>
  // biome-ignore lint/correctness/useYield: it gives no units, as every reader may.
  async function* () {
    throw new Unreadable(code);
  };

/** What to do instead, by the kind. */
const problemOf = (head: Buffer): ReadingProblem => {
  if (isHeic(head)) return 'heic-photo';
  if (isCompound(head)) return 'old-office-file';
  if (isWinmail(head)) return 'winmail';
  return isSealedMail(head) ? 'sealed-mail' : 'unknown-kind';
};

/** Of a photo, recording or document of a kind without a reader. */
// biome-ignore lint/correctness/useYield: it gives no units, as every reader may.
export const unreadKind: Parse = async function* ({ bytes }) {
  const { sample } = await lookAhead(bytes, upTo(HEAD_BYTES));
  throw new Unreadable(problemOf(Buffer.concat(sample)));
};
