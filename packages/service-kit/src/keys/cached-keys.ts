import type { KeptKey, KeyName, KeyStore } from './key-store.js';

const MOST_KEYS = 10_000;
const KEPT_MS = 600_000;

interface Cached {
  secret: Promise<Buffer | null>;
  until: number;
}

/**
 * Keeps opened keys in memory for ten minutes. Another process may erase a key meanwhile: callers read the key's row
 * in the transaction that uses it.
 */
export class CachedKeys implements KeyStore {
  /** In order of use. */
  private readonly opened = new Map<string, Cached>();

  constructor(private readonly store: KeyStore) {}

  async keep(name: KeyName, secret: Buffer): Promise<Buffer | null> {
    this.opened.delete(name.id);
    return this.store.keep(name, secret);
  }

  async find(key: KeptKey): Promise<Buffer | null> {
    const known = this.opened.get(key.id);
    const cached = known && known.until > performance.now() ? known : this.read(key);
    this.opened.delete(key.id);
    this.opened.set(key.id, cached);
    const oldest = this.opened.keys().next();
    if (this.opened.size > MOST_KEYS && !oldest.done) this.opened.delete(oldest.value);
    return this.secretIn(cached, key);
  }

  async erase(name: KeyName): Promise<void> {
    await this.store.erase(name);
    this.opened.delete(name.id);
  }

  names(): Promise<KeyName[]> {
    return this.store.names();
  }

  madeAt(name: KeyName): Promise<Date | null> {
    return this.store.madeAt(name);
  }

  owns(key: KeptKey): boolean {
    return this.store.owns(key);
  }

  private read(key: KeptKey): Cached {
    return { secret: this.store.find(key), until: performance.now() + KEPT_MS };
  }

  /** A failure and a missing key are asked for again. */
  private async secretIn(cached: Cached, { id }: KeptKey): Promise<Buffer | null> {
    const forget = () => {
      if (this.opened.get(id) === cached) this.opened.delete(id);
    };
    try {
      const secret = await cached.secret;
      if (!secret) forget();
      return secret;
    } catch (error) {
      forget();
      throw error;
    }
  }
}
