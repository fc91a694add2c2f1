import { LARGEST_STATEMENT_IN_BYTES } from '@evenhand/contracts/finance/imports';
import { fail } from '@evenhand/service-kit/problems/fail';
import { financeServer } from '@evenhand/wording/finance-server';

const at = { pointer: '/content' };

/**
 * The text of a statement: UTF-8, UTF-16 with its mark, or what an OFX header names.
 * @throws ProblemError `invalid-input` with a sentence for anything else
 */
export const decodeStatement = (content: string): string => {
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > LARGEST_STATEMENT_IN_BYTES) return fail('too-large', financeServer.statementTooLarge);
  if (bytes.length === 0) return fail('invalid-input', financeServer.statementEmpty, at);
  const text = decoded(bytes) ?? fail('invalid-input', financeServer.statementEncoding, at);
  return text.includes('\0') ? fail('invalid-input', financeServer.statementEncoding, at) : text;
};

const decoded = (bytes: Buffer): string | null => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return strictly('utf-16le', bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return strictly('utf-16be', bytes);
  const head = bytes.subarray(0, 500).toString('latin1');
  const isOldOfx = /OFXHEADER/i.test(head) && /CHARSET:\s*1252/i.test(head);
  return strictly('utf-8', bytes) ?? (isOldOfx ? strictly('windows-1252', bytes) : null);
};

const strictly = (encoding: string, bytes: Buffer): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};
