import { StatementRefused } from './statement-refused.js';

/**
 * The text of a statement: UTF-8, UTF-16 with its mark, or what an OFX header names.
 * @throws StatementRefused for anything else
 */
export const decodeStatement = (bytes: Buffer): string => {
  if (bytes.length === 0) throw new StatementRefused('statementEmpty');
  const text = decoded(bytes);
  if (text === null || text.includes('\0')) throw new StatementRefused('statementEncoding');
  return text;
};

const decoded = (bytes: Buffer): string | null => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return strictly('utf-16le', bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return strictly('utf-16be', bytes);
  const head = bytes.subarray(0, 500).toString('latin1');
  const isOldOfx = /OFXHEADER/i.test(head) && /CHARSET:\s{0,9}1252/i.test(head);
  return strictly('utf-8', bytes) ?? (isOldOfx ? strictly('windows-1252', bytes) : null);
};

const strictly = (encoding: string, bytes: Buffer): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};
