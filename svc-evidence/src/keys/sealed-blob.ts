import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keyOf, SALT_BYTES, SealBroken, TAG_BYTES } from './sealed-stream.js';

/** The key serves one sealing alone, so one nonce is enough. */
const NONCE = Buffer.alloc(12);

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
