import { createHash } from 'node:crypto';
import type { ColumnMapping } from '@evenhand/contracts/finance/imports';
import { decodeStatement } from './decode-statement.js';
import { headingsOf, readCsv } from './read-csv.js';
import { readOfx } from './read-ofx.js';
import { type CarriedStatement, carried } from './statement.js';

const hashOf = (headings: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(headings)).digest('hex');

/**
 * Reads a statement's file.
 * @param told how its columns are to be read; null takes the one remembered for its headings, or guesses
 * @param remembered mappings by the hash of the headings they were told for
 * @throws StatementRefused
 */
export const readStatement = (
  file: Buffer,
  told: ColumnMapping | null,
  remembered: Readonly<Record<string, ColumnMapping>>,
): CarriedStatement => {
  const text = decodeStatement(file);
  if (/<OFX>/i.test(text)) return carried(readOfx(text), hashOf([]));
  const hash = hashOf(headingsOf(text));
  return carried(readCsv(text, told ?? remembered[hash] ?? null), hash);
};
