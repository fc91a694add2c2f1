import { createHash } from 'node:crypto';
import type { ColumnMapping } from '@evenhand/contracts/finance/imports';
import { readCsv } from './read-csv.js';
import { readOfx } from './read-ofx.js';
import { readQif } from './read-qif.js';
import { plainReading, type Reading } from './reading.js';
import { type CarriedStatement, carried } from './statement.js';
import { StatementRefused } from './statement-refused.js';

/**
 * UTF-8, UTF-16 with a byte order mark, or Windows-1252, which some banks still write.
 * @throws StatementRefused for any other
 */
const decodeStatement = (bytes: Buffer): string => {
  if (bytes.length === 0) throw new StatementRefused('statementEmpty');
  const text = decoded(bytes);
  if (text === null || text.includes('\0')) throw new StatementRefused('statementEncoding');
  return text;
};

/** Control characters, which no statement has: the bytes are not text of this encoding. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/;

const decoded = (bytes: Buffer): string | null => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return strictly('utf-16le', bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return strictly('utf-16be', bytes);
  const utf8 = strictly('utf-8', bytes);
  if (utf8 !== null) return utf8;
  const western = strictly('windows-1252', bytes);
  return western === null || CONTROL.test(western) ? null : western;
};

const strictly = (encoding: string, bytes: Buffer): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

const hashOf = (headings: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(headings)).digest('hex');

/**
 * Reads a statement.
 * @param stated the mapping of columns; null uses the remembered one or guesses
 * @param remembered mappings by the hash of their headings
 * @throws StatementRefused
 */
export const readStatement = (
  file: Buffer,
  stated: ColumnMapping | null,
  remembered: Readonly<Record<string, ColumnMapping>>,
  reading: Reading = plainReading(),
): CarriedStatement => {
  const text = decodeStatement(file);
  if (/<OFX>/i.test(text)) return carried(readOfx(text, reading), hashOf([]));
  if (/^\uFEFF?\s*!(?:type|account|option|clear)\b/i.test(text)) return carried(readQif(text, reading), hashOf([]));
  const { key, ...statement } = readCsv(text, stated, (columns) => remembered[hashOf(columns)] ?? null, reading);
  return carried(statement, hashOf(key));
};
