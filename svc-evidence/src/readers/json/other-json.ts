import { isUtf8 } from 'node:buffer';
import { decodeMojibake } from './meta.js';

const ESCAPED = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/g;

/** "\n" would join two words. */
const unescaped = (line: string): string =>
  line.includes('\\') ? line.replace(ESCAPED, (sign) => String(JSON.parse(`"${sign}"`))) : line;

/** Every letter is in Facebook's byte encoding; a few matches in correct text do not count. */
const isOfBytes = (line: string): boolean =>
  /[\u{80}-\u{ff}]/u.test(line) && !/[\u{100}-\u{10ffff}]/u.test(line) && isUtf8(Buffer.from(line, 'latin1'));

const readable = (line: string): string => {
  const text = unescaped(line);
  return isOfBytes(text) ? decodeMojibake(text) : text;
};

export const otherJson = (text: string): string[] => linesOf(text).map(readable);

const linesOf = (text: string): string[] => {
  try {
    return JSON.stringify(JSON.parse(text), null, 1).split('\n');
  } catch {
    return text.split('\n');
  }
};
