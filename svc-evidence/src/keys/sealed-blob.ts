import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';
import { SALT_BYTES, SealBroken, TAG_BYTES } from './sealed-stream.js';

/** The key serves one sealing alone, so one nonce is enough. */
const NONCE = Buffer.alloc(12);

const COUNTER = Buffer.from([0, 0, 0, 1]);

/** The one-step key derivation of NIST SP 800-56C: thousands of blobs are opened at once, and HKDF takes ten times as long. */
const keyOf = (secret: Buffer, salt: Buffer, context: string): Buffer =>
  hash('sha256', Buffer.concat([COUNTER, secret, salt, Buffer.from(context)]), 'buffer');

/**
 * Encrypts what is small enough to be held whole, with AES-256-GCM. `context` says what it is and where it stands; it
 * opens only under the same, so no two can be swapped.
 */
export const sealBlob = (content: Uint8Array, secret: Buffer, context: string): Buffer => {
  const salt = randomBytes(SALT_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, salt, context), NONCE);
  return Buffer.concat([salt, cipher.update(content), cipher.final(), cipher.getAuthTag()]);
};

/** @throws SealBroken when it was changed, stands elsewhere, or was sealed with another key */
export const openBlob = (sealed: Buffer, secret: Buffer, context: string): Buffer => {
  if (sealed.length < SALT_BYTES + TAG_BYTES) throw new SealBroken();
  const key = keyOf(secret, sealed.subarray(0, SALT_BYTES), context);
  const decipher = createDecipheriv('aes-256-gcm', key, NONCE).setAuthTag(sealed.subarray(-TAG_BYTES));
  const opened = decipher.update(sealed.subarray(SALT_BYTES, -TAG_BYTES));
  try {
    decipher.final();
  } catch {
    throw new SealBroken();
  }
  return opened;
};
