import { whole } from '../bytes.js';
import { bytesOf } from '../mime/content.js';
import { wordsOf } from '../mime/headers.js';
import { type Part, partOf } from '../mime/part.js';
import { shownAs } from '../shown-pictures.js';
import { documentUnits } from '../transcript.js';
import type { EvidenceBytes, Parse, Unit } from '../unit.js';
import { Unreadable } from '../unreadable.js';
import { type Attachment, attachmentUnits } from './attachments.js';
import { bodyOf } from './mail-parts.js';

const LARGEST = 64 * 1_048_576;

const ENDINGS: Record<string, string | undefined> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };
/** In bytes: icons and ornaments have fewer. */
const SMALLEST_PICTURE = 20_480;

/** Named by the last part of its address. */
const nameOf = (part: Part, ending: string): string => {
  const [name = ''] = (part.headers.get('content-location') ?? '').split(/[?#]/, 1);
  const last = part.filename ?? name.slice(name.lastIndexOf('/') + 1);
  return shownAs(last) ? last : `${last || 'picture'}.${ending}`;
};

function* picturesIn(part: Part): Iterable<Attachment> {
  for (const inner of part.parts) yield* picturesIn(inner);
  const ending = ENDINGS[part.type];
  if (ending === undefined || part.body.length < SMALLEST_PICTURE) return;
  const bytes = bytesOf(part);
  if (bytes.length >= SMALLEST_PICTURE) yield { filename: nameOf(part, ending), bytes };
}

/** A page that a browser saved in one file: its parts are those of a mail. */
const unitsOf = async function* (read: Parse, { filename, bytes, depth }: EvidenceBytes): AsyncIterable<Unit> {
  const page = partOf(await whole(bytes, LARGEST), () => {
    throw new Unreadable('page-too-deep');
  });
  // The page, then its frames.
  const pages = page.parts.filter(({ type }) => type === 'text/html');
  const body = (pages.length > 0 ? pages : [page]).map(bodyOf).join('\n');
  const title = wordsOf(page.headers.get('subject') ?? '');
  const lines = `${title}\n${body}`.split('\n').filter((line) => line.trim());
  async function* each() {
    yield* lines;
  }
  yield* documentUnits(filename, 'paragraph', each());
  yield* attachmentUnits(picturesIn(page), 'document', depth, read);
};

export const mhtml =
  (read: Parse): Parse =>
  (file) =>
    unitsOf(read, file);
