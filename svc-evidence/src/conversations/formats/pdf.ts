import { getDocumentProxy } from 'unpdf';
import { whole } from '../bytes.js';
import { type Parse, Unreadable } from '../unit.js';
import { piecesOf } from './pages.js';

const LARGEST = 200 * 1_048_576;

const opened = async (bytes: Uint8Array) => {
  try {
    return await getDocumentProxy(bytes, { verbosity: 0 });
  } catch (error) {
    const locked = error instanceof Error && error.name === 'PasswordException';
    throw new Unreadable(locked ? 'This PDF is locked with a password.' : 'This PDF is damaged or cut off.');
  }
};

/** A PDF, page by page. Pages that are pictures have no text to read. */
export const pdf: Parse = async function* ({ bytes }) {
  const document = await opened(new Uint8Array(await whole(bytes, LARGEST)));
  let found = false;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    page.cleanup();
    for (const piece of piecesOf(text.replaceAll('\0', '').trim())) {
      if (!piece.trim()) continue;
      found = true;
      yield { kind: 'page', path: `page ${number}`, text: piece };
    }
  }
  if (!found) throw new Unreadable('The pages of this PDF are pictures without text, so there is nothing to search.');
};
