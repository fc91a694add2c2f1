import type { Parse } from '../unit.js';
import { Unreadable } from '../unreadable.js';

/** A zip is stored, not read. */
// biome-ignore lint/correctness/useYield: it gives no units, as every reader may.
export const zip: Parse = async function* () {
  throw new Unreadable('zip-not-searched');
};
