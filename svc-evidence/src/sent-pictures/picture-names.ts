import { createHmac } from 'node:crypto';
import { shownAs } from '../readers/shown-pictures.js';
import type { Passage } from '../segments/segment.js';

/** "IMG-20251104-WA0001.jpg (file attached)", "<attached: 00000012-PHOTO-2025-11-04-09-12-03.jpg>" */
const AROUND_NAMES = /[\s<>:"/\\|?*]+/u;

/** The pictures that a message of a WhatsApp chat names. */
export const picturesNamedIn = ({ source, scanned, text }: Passage): string[] =>
  source === 'whatsapp' && !scanned ? text.split(AROUND_NAMES).filter((name) => shownAs(name) !== undefined) : [];

/** Found without a name in the database. */
export const pictureDigest = (name: string, secret: Buffer): Buffer =>
  createHmac('sha256', secret)
    .update(`sent picture ${name.normalize('NFC').toLowerCase()}`)
    .digest();
