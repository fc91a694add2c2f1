import { createHmac } from 'node:crypto';
import { shownAs } from '../readers/shown-pictures.js';
import type { Passage } from '../segments/segment.js';

/** "IMG-20251104-WA0001.jpg (file attached)" of Android, "<attached: 00000012-PHOTO-2025-11-04.jpg>" of an iPhone */
const nameIn = (line: string): string => {
  const written = line.trim();
  // A caption may be before it.
  const tag = written.endsWith('>') ? written.lastIndexOf('<') : -1;
  if (tag >= 0) return written.slice(written.indexOf(':', tag) + 1, -1).trim();
  return written.endsWith(')') ? written.slice(0, written.lastIndexOf(' (')) : '';
};

/** The pictures that were sent with a message of a WhatsApp chat; a mere mention is none. */
export const picturesSentWith = ({ source, scanned, text }: Passage): string[] =>
  source === 'whatsapp' && !scanned
    ? text
        .split('\n')
        .map(nameIn)
        .filter((name) => shownAs(name) !== undefined)
    : [];

/** Exports and phones differ in both. */
export const plainPictureName = (name: string): string => name.normalize('NFC').toLowerCase();

/** Found without a name in the database. */
export const pictureDigest = (name: string, secret: Buffer): Buffer =>
  createHmac('sha256', secret)
    .update(`sent picture ${plainPictureName(name)}`)
    .digest();
