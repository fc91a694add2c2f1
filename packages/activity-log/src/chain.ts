import type { ActivityEntry, LogHead } from '@evenhand/contracts/activity/log';
import canonicalize from 'canonicalize';

const utf8 = new TextEncoder();

const canonicalBytes = (value: object): Uint8Array<ArrayBuffer> => {
  const text = canonicalize(value);
  if (text === undefined) throw new Error('This value has no canonical JSON.');
  return utf8.encode(text);
};

const asHex = (byte: number): string => byte.toString(16).padStart(2, '0');

export const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)), asHex).join('');

/** SHA-256 (hex) of an entry's canonical JSON (RFC 8785). */
export const hashOf = ({ log, number, at, recordedAt, kind, detail, previous }: Omit<ActivityEntry, 'hash'>) =>
  sha256(canonicalBytes({ log, number, at, recordedAt, kind, detail, previous }));

/** What a stamp covers. */
export const headBytes = ({ log, count, head }: LogHead): Uint8Array<ArrayBuffer> =>
  canonicalBytes({ log, count, head });
