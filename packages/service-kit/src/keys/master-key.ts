import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Wraps the keys of cases and derives secrets per purpose. The first key wraps; the others, which it replaces or which
 * will replace it, open what they wrapped. None leaves this object.
 */
export class MasterKey {
  private readonly keys: readonly [Buffer, ...Buffer[]];

  constructor(...keys: [Buffer, ...Buffer[]]) {
    if (keys.some(({ length }) => length !== KEY_BYTES)) throw new Error(`a master key has ${KEY_BYTES} bytes`);
    this.keys = keys;
  }

  /** The given ones (base64, separated by commas), or that of a file (mode 600), made at the first start. */
  static from(given: string | undefined, file: string): MasterKey {
    if (!given) return new MasterKey(keptIn(file));
    const [first = '', ...others] = given.split(',');
    return new MasterKey(bytesOf(first), ...others.map(bytesOf));
  }

  /** True while there is more than one. */
  get isChanging(): boolean {
    return this.keys.length > 1;
  }

  /** One for each key, that of the first key first. */
  secretsFor(purpose: string): [Buffer, ...Buffer[]] {
    const [first, ...others] = this.keys;
    return [derived(first, purpose), ...others.map((key) => derived(key, purpose))];
  }

  /** @param context required to unwrap */
  wrap(key: Buffer, context: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const [secret] = this.secretsFor('wrap');
    const cipher = createCipheriv('aes-256-gcm', secret, nonce).setAAD(Buffer.from(context));
    return Buffer.concat([nonce, cipher.update(key), cipher.final(), cipher.getAuthTag()]);
  }

  /** @throws Error for another context or another master key */
  unwrap(wrapped: Buffer, context: string): Buffer {
    const [first, ...others] = this.secretsFor('wrap').map((secret) => opened(wrapped, secret, context));
    const key = first ?? others.find((other) => other !== null);
    if (!key) throw new Error('a key was wrapped by another master key, or for another place');
    return key;
  }

  /** False for what the first key did not wrap. */
  isCurrent(wrapped: Buffer, context: string): boolean {
    return opened(wrapped, this.secretsFor('wrap')[0], context) !== null;
  }
}

const bytesOf = (key: string): Buffer => Buffer.from(key, 'base64');

const derived = (key: Buffer, purpose: string): Buffer => Buffer.from(hkdfSync('sha256', key, '', purpose, KEY_BYTES));

/** Null when it does not open. */
const opened = (wrapped: Buffer, secret: Buffer, context: string): Buffer | null => {
  const nonce = wrapped.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', secret, nonce).setAAD(Buffer.from(context));
  decipher.setAuthTag(wrapped.subarray(-TAG_BYTES));
  const content = decipher.update(wrapped.subarray(NONCE_BYTES, -TAG_BYTES));
  try {
    return Buffer.concat([content, decipher.final()]);
  } catch {
    return null;
  }
};

/** Several processes may start at once: the first whole file is the key of all. */
const keptIn = (file: string): Buffer => {
  const mine = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(mine, randomBytes(KEY_BYTES), { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(mine, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(mine);
  }
  return readFileSync(file);
};
