import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Wraps the keys of cases and derives secrets per purpose. It never leaves this object. */
export class MasterKey {
  constructor(private readonly key: Buffer) {
    if (key.length !== KEY_BYTES) throw new Error(`a master key has ${KEY_BYTES} bytes`);
  }

  /** The given one (base64), or that of a file (mode 600), made at the first start. */
  static from(given: string | undefined, file: string): MasterKey {
    return new MasterKey(given ? Buffer.from(given, 'base64') : keptIn(file));
  }

  secretFor(purpose: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.key, '', purpose, KEY_BYTES));
  }

  /** @param context required to unwrap */
  wrap(key: Buffer, context: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.secretFor('wrap'), nonce).setAAD(Buffer.from(context));
    return Buffer.concat([nonce, cipher.update(key), cipher.final(), cipher.getAuthTag()]);
  }

  /** @throws Error for another context or another master key */
  unwrap(wrapped: Buffer, context: string): Buffer {
    const nonce = wrapped.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', this.secretFor('wrap'), nonce).setAAD(Buffer.from(context));
    decipher.setAuthTag(wrapped.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(wrapped.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
  }
}

/** Several processes may start at once: the first whole file is the key of all. */
const keptIn = (file: string): Buffer => {
  const mine = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(mine, randomBytes(KEY_BYTES), { mode: 0o600, flag: 'wx' });
  try {
    linkSync(mine, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(mine);
  }
  return readFileSync(file);
};
