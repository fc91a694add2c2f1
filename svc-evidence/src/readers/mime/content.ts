import { isAscii } from 'node:buffer';
import iconv from 'iconv-lite';
import { decodedWhole } from '../decode.js';
import type { Part } from './part.js';
import { withoutUuencoded } from './uuencoded.js';

const EQUALS = 61;

const digit = (code = 0): number => Number.parseInt(String.fromCharCode(code), 16);

const fromQuotedPrintable = (body: Buffer): Buffer => {
  const out = Buffer.allocUnsafe(body.length);
  let size = 0;
  for (let at = 0; at < body.length; ) {
    const next = body.indexOf(EQUALS, at);
    const end = next < 0 ? body.length : next;
    size += body.copy(out, size, at, end);
    if (next < 0) break;
    const byte = digit(body[next + 1]) * 16 + digit(body[next + 2]);
    const softBreak = /^=[ \t]*(\r?\n|$)/.exec(body.toString('latin1', next, next + 80))?.[0];
    if (softBreak) at = next + softBreak.length;
    else {
      const isByte = !Number.isNaN(byte);
      out[size++] = isByte ? byte : EQUALS;
      at = next + (isByte ? 3 : 1);
    }
  }
  return out.subarray(0, size);
};

export const bytesOf = ({ headers, body }: Part): Buffer => {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase();
  if (/^(?:x-)?uu/.test(encoding ?? '')) return withoutUuencoded(body.toString('latin1')).files[0]?.bytes ?? body;
  if (encoding?.includes('base64')) return Buffer.from(body.toString('latin1'), 'base64');
  return encoding?.includes('quoted-printable') ? fromQuotedPrintable(body) : body;
};

/** Supersets of ASCII. */
const OF_ONE_BYTE = /^(?:iso-8859-|windows-125)\d+$/;

/** WHATWG labels: ISO-8859-1 means Windows-1252. */
const decodedAs = (bytes: Buffer, charset: string): string => {
  // A TextDecoder costs more than most mails.
  if (OF_ONE_BYTE.test(charset) && isAscii(bytes)) return bytes.toString('latin1');
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return iconv.encodingExists(charset) ? iconv.decode(bytes, charset) : decodedWhole(bytes);
  }
};

export const quotedPrintable = (text: string, charset = 'utf-8'): string =>
  decodedAs(fromQuotedPrintable(Buffer.from(text)), charset.trim().toLowerCase());

export const textOf = (part: Part): string => {
  const bytes = bytesOf(part);
  const charset = part.charset?.toLowerCase() ?? 'utf-8';
  if (charset === 'utf-16') return decodedWhole(bytes);
  const isUtf8 = charset === 'utf-8' || charset === 'us-ascii' || charset === 'utf8';
  if (!isUtf8) return decodedAs(bytes, charset);
  const text = bytes.toString('utf8');
  return text.includes('\ufffd') ? decodedWhole(bytes) : text;
};
