import { createHash } from 'node:crypto';
import type { AgreementDocument } from '@evenhand/contracts/agreement/document';
import { canonicalJson } from './canonical-json.js';

/**
 * What both parties approve and sign: SHA-256 (lower-case hexadecimal) over the canonical JSON of the whole document,
 * schedules, bases and rule version included. Any edit gives another hash, the order of keys does not.
 */
export function documentHash(document: AgreementDocument): string {
  return createHash('sha256').update(canonicalJson(document)).digest('hex');
}
