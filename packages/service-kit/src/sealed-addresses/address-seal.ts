import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { aessiv } from '@noble/ciphers/aes.js';
import { SealBroken } from '../sealing/sealed-blob.js';

/** Two AES-256 keys: RFC 5297 needs one for the synthetic nonce and one to encrypt. */
const KEY_BYTES = 64;
const DIGEST_KEY_BYTES = 32;
const NONCE_BYTES = 16;

const COMPARED = 'a1.';
const NOT_COMPARED = 't1.';

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/**
 * AES-SIV (RFC 5297) with a key of the service, for what is not a case's alone: mail addresses by which people are
 * found, and what belongs to these.
 */
export class AddressSeal {
  private readonly key: Uint8Array;
  private readonly digestKey: Uint8Array;

  /**
   * @param secret ADDRESS_KEY, 32 bytes in base64
   * @param schema of the service: equal addresses of two services differ
   */
  constructor(secret: string, schema: string) {
    const keyFor = (use: string, bytes: number) =>
      new Uint8Array(hkdfSync('sha256', Buffer.from(secret, 'base64'), '', `${use} of ${schema}`, bytes));
    this.key = keyFor('addresses', KEY_BYTES);
    this.digestKey = keyFor('digests', DIGEST_KEY_BYTES);
  }

  /** Equal for equal addresses, so that the database compares them. An empty one stays empty. */
  address(address: string): string {
    return address && `${COMPARED}${base64url(aessiv(this.key).encrypt(Buffer.from(address)))}`;
  }

  /** Different each time. */
  text(text: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    return `${NOT_COMPARED}${base64url(nonce)}.${base64url(aessiv(this.key, nonce).encrypt(Buffer.from(text)))}`;
  }

  /** Equal for equal text, which cannot be tried out without the key. */
  digest(text: string): string {
    return createHmac('sha256', this.digestKey).update(text).digest('base64url');
  }

  /** @throws SealBroken when it was changed, or sealed with another key or by another service */
  open(sealed: string): string {
    if (sealed === '') return '';
    const [form, ...parts] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'));
    const content = parts.pop();
    if (!content || !/^[at]1\./.test(sealed) || !form) throw new SealBroken();
    try {
      return Buffer.from(aessiv(this.key, ...parts).decrypt(content)).toString();
    } catch {
      throw new SealBroken();
    }
  }
}
