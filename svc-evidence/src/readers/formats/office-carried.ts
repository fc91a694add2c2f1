import { basename } from 'node:path';
import type { Zip } from 'mammoth/lib/zipfile.js';
import type { Attachment } from './attachments.js';
import { entryNames } from './zip-directory.js';

/** Pictures, and files that were inserted as objects: of Word, Excel and PowerPoint, and of OpenDocument. */
const CARRIED = /^(?:(?:word|xl|ppt)\/(?:media|embeddings)|Pictures|media)\/[^/]+$/;

export async function* carriedBy(zip: Zip, file: Buffer): AsyncIterable<Attachment> {
  for (const name of entryNames(file).filter((name) => CARRIED.test(name) && zip.exists(name))) {
    const bytes = await zip.read(name);
    if (typeof bytes !== 'string') yield { filename: basename(name), bytes };
  }
}
