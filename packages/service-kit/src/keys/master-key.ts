import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Wraps all keys of evidence and derives secrets per purpose. It never leaves this object. */
export class MasterKey {
  constructor(private readonly key: Buffer) {
    if (key.length !== KEY_BYTES) throw new Error(`a master key has ${KEY_BYTES} bytes`);
  }

  /** From the configuration (base64), or from a file in the data folder (mode 600), made at the first start. */
  static from({ DATA_FOLDER, EVIDENCE_MASTER_KEY }: { DATA_FOLDER: string; EVIDENCE_MASTER_KEY?: string }): MasterKey {
    return new MasterKey(EVIDENCE_MASTER_KEY ? Buffer.from(EVIDENCE_MASTER_KEY, 'base64') : keptIn(DATA_FOLDER));
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
const keptIn = (folder: string): Buffer => {
  const file = join(folder, 'evidence-master-key');
  const mine = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
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
