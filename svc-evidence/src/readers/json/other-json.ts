import { isUtf8 } from 'node:buffer';
import { mended } from './meta.js';

const ESCAPED = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/g;

/** An escaped end of a line would make one word of its sign and the word behind it. */
const unescaped = (line: string): string =>
  line.includes('\\') ? line.replace(ESCAPED, (sign) => String(JSON.parse(`"${sign}"`))) : line;

/** So Facebook writes all of its letters. Elsewhere a few that are right may look the same, but not all of a line. */
const isOfBytes = (line: string): boolean =>
  /[\u{80}-\u{ff}]/u.test(line) && !/[\u{100}-\u{10ffff}]/u.test(line) && isUtf8(Buffer.from(line, 'latin1'));

const readable = (line: string): string => {
  const said = unescaped(line);
  return isOfBytes(said) ? mended(said) : said;
};

/** JSON that is no chat, a line for each of its values and with their letters as people read them; lines of JSON as they stand. */
export const otherJson = (text: string): string[] => linesOf(text).map(readable);

const linesOf = (text: string): string[] => {
  try {
    return JSON.stringify(JSON.parse(text), null, 1).split('\n');
  } catch {
    return text.split('\n');
  }
};
