import { nameOf } from '../readers/correspondent.js';
import type { Passage } from '../segments/segment.js';

/** Names and texts, as embedded. */
export const textOf = (passages: Passage[]): string =>
  passages.map(({ people: [sender], text }) => (sender ? `${nameOf(sender)}: ${text}` : text)).join('\n');
