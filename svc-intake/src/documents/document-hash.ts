import { createHash } from 'node:crypto';
import type { AgreementDocument } from '@evenhand/contracts/agreement/document';
import { canonicalJson } from './canonical-json.js';

/**
 * The hash that both parties approve and sign: lower-case hexadecimal SHA-256 over the canonical JSON of the whole
 * document, with schedules, bases and rule version.
 */
export function documentHash(document: AgreementDocument): string {
  return createHash('sha256').update(canonicalJson(document)).digest('hex');
}
