import { z } from 'zod';
import type { KeptKey, KeyName, KeyStore } from './key-store.js';

export interface TransitSettings {
  url: string;
  token: string;
  /** Where the transit engine is mounted. */
  mount: string;
  /** The service; separates the names of several services on one mount. */
  owner: string;
}

const TIMEOUT_MS = 5_000;
/** The reason of a missing key differs by endpoint, and its status is 400. */
const MISSING = /encryption key not found|no existing key named|could not delete key; not found/;
const CIPHERTEXT = 'vault:';

const Answer = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.string()).nullish(),
});
const Encrypted = z.object({ ciphertext: z.string().startsWith(CIPHERTEXT) });
const Decrypted = z.object({ plaintext: z.base64() });
const Listed = z.object({ keys: z.array(z.string()) });
const Described = z.object({ keys: z.record(z.string(), z.int()) });

/** The key service failed; no answer about a key. */
export class KeyServiceError extends Error {
  /** Operational: the call is retried. */
  readonly code = 'ECONNABORTED';
}

const bound = ({ caseId, id }: KeyName) => ({ associated_data: Buffer.from(`${caseId}/${id}`).toString('base64') });

/**
 * A key in the transit engine of HashiCorp Vault or OpenBao for each of ours; the row has ours encrypted under it.
 * Several hosts share it.
 */
export class TransitKeys implements KeyStore {
  private readonly base: string;

  constructor(private readonly settings: TransitSettings) {
    this.base = `${settings.url.replace(/\/$/, '')}/v1/${settings.mount}`;
  }

  async keep(name: KeyName, secret: Buffer): Promise<Buffer> {
    await this.call('POST', this.pathOf(name), { type: 'aes256-gcm96' });
    await this.allowDeletion(name);
    const body = { plaintext: secret.toString('base64'), ...bound(name) };
    const answer = await this.call('POST', `encrypt/${this.nameOf(name)}`, body);
    return Buffer.from(Encrypted.parse(answer).ciphertext);
  }

  async find(key: KeptKey): Promise<Buffer | null> {
    if (!key.wrapped) return null;
    const body = { ciphertext: key.wrapped.toString(), ...bound(key) };
    const answer = await this.call('POST', `decrypt/${this.nameOf(key)}`, body);
    return answer && Buffer.from(Decrypted.parse(answer).plaintext, 'base64');
  }

  /** Deletion is allowed first: a process killed in `keep` may not have done so. */
  async erase(name: KeyName): Promise<void> {
    await this.allowDeletion(name);
    await this.call('DELETE', this.pathOf(name));
  }

  async names(): Promise<KeyName[]> {
    const answer = await this.call('GET', 'keys?list=true');
    const all = answer ? Listed.parse(answer).keys : [];
    return all.flatMap((name) => {
      const [owner, caseId, id] = name.split('.');
      return owner === this.settings.owner && caseId && id ? [{ caseId, id }] : [];
    });
  }

  async madeAt(name: KeyName): Promise<Date | null> {
    const answer = await this.call('GET', this.pathOf(name));
    if (!answer) return null;
    return new Date(Math.min(...Object.values(Described.parse(answer).keys)) * 1_000);
  }

  owns({ wrapped }: KeptKey): boolean {
    return wrapped?.toString('latin1').startsWith(CIPHERTEXT) ?? false;
  }

  /** @throws KeyServiceError while it is sealed, or when the token is refused */
  async ping(): Promise<void> {
    await this.call('GET', 'keys?list=true');
  }

  private async allowDeletion(name: KeyName): Promise<void> {
    await this.call('POST', `${this.pathOf(name)}/config`, { deletion_allowed: true });
  }

  /** Null for a missing key. @throws KeyServiceError */
  private async call(method: string, path: string, body?: object): Promise<object | null> {
    const response = await fetch(`${this.base}/${path}`, {
      method,
      headers: { 'X-Vault-Token': this.settings.token, 'Content-Type': 'application/json' },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { data, errors } = Answer.parse(JSON.parse((await response.text()) || '{}'));
    if (response.ok) return data ?? {};
    const reason = (errors ?? []).join('; ');
    // An empty list and an unknown name; 404 with a reason is an unknown mount.
    if (response.status === 404 && reason === '') return null;
    if (response.status === 400 && MISSING.test(reason)) return null;
    throw new KeyServiceError(`the key service answered ${response.status}: ${reason}`);
  }

  private nameOf({ caseId, id }: KeyName): string {
    return `${this.settings.owner}.${caseId}.${id}`;
  }

  private pathOf(name: KeyName): string {
    return `keys/${this.nameOf(name)}`;
  }
}
