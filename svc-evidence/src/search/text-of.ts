import { nameOf } from '../readers/correspondent.js';
import type { Passage } from '../segments/segment.js';

/** The text of a chunk as it is embedded: who spoke, and what. */
export const textOf = (passages: Passage[]): string =>
  passages.map(({ people: [sender], text }) => (sender ? `${nameOf(sender)}: ${text}` : text)).join('\n');
