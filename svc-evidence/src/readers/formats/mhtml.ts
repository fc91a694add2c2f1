import { whole } from '../bytes.js';
import { wordsOf } from '../mime/headers.js';
import { partOf } from '../mime/part.js';
import { documentUnits } from '../transcript.js';
import type { Parse } from '../unit.js';
import { Unreadable } from '../unreadable.js';
import { bodyOf } from './mail-parts.js';

const LARGEST = 64 * 1_048_576;

/** A page that a browser saved in one file: its parts are those of a mail. */
export const mhtml: Parse = async function* ({ filename, bytes }) {
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
};
