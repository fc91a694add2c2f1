import { createPrivateKey, type KeyObject } from 'node:crypto';
import type { Identity, ServiceName } from '@evenhand/contracts/identity';
import { signClaims } from '@evenhand/service-kit/identity/tokens';

/** Signing costs a third of a whole call's CPU time: one signature is reused for this long. */
const REUSED_FOR_MS = 20_000;
const MOST_KEPT = 10_000;

/** Signs the caller and its address for one service, valid for a minute. Services trust nothing else. */
export class IdentitySigner {
  private readonly key: KeyObject;
  private readonly kept = new Map<string, { token: Promise<string>; until: number }>();

  constructor(privateKey: string) {
    this.key = createPrivateKey(privateKey);
  }

  /** A person's or guest's identity (null: anonymous) and network address, for one service. */
  sign(identity: Identity | null, address: string, service: ServiceName): Promise<string> {
    const name = JSON.stringify([service, address, identity]);
    const kept = this.kept.get(name);
    if (kept && kept.until > performance.now()) return kept.token;
    if (this.kept.size >= MOST_KEPT) this.kept.clear();
    const token = signClaims(this.key, service, { identity, address });
    this.kept.set(name, { token, until: performance.now() + REUSED_FOR_MS });
    return token;
  }

  /** For the gateway's own calls to a service. */
  signInternal(service: ServiceName): Promise<string> {
    return signClaims(this.key, service, { internal: true });
  }
}
