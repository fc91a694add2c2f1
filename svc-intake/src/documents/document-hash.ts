import { createHash } from 'node:crypto';
import type { AgreementDocument } from '@evenhand/contracts/agreement/document';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * Canonical JSON of RFC 8785: no white space, keys sorted by UTF-16 units, numbers and strings as in ECMAScript.
 * @throws RangeError for a number that is not finite or a string with a lone surrogate
 */
export function canonicalJson(value: Json): string {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError('JSON holds finite numbers only.');
  if (typeof value === 'string' && !value.isWellFormed()) throw new RangeError('The text holds half a character.');
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([key, member]) => `${canonicalJson(key)}:${canonicalJson(member)}`).join(',')}}`;
}

/** `Array.isArray` does not narrow a readonly array. */
function isList(value: object): value is readonly Json[] {
  return Array.isArray(value);
}

/**
 * The hash that both parties approve and sign: lower-case hexadecimal SHA-256 over the canonical JSON of the whole
 * document, with schedules, bases and rule version.
 */
export function documentHash(document: AgreementDocument): string {
  return createHash('sha256').update(canonicalJson(document)).digest('hex');
}
