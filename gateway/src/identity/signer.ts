import { IDENTITY_SECONDS, type Identity, type ServiceName } from '@evenhand/contracts/identity';
import { type CryptoKey, importPKCS8, type JWTPayload, SignJWT } from 'jose';

/** A signature costs about half as much as forwarding the call does, so one serves the calls of these milliseconds. */
const REUSED_FOR_MS = 20_000;
const MOST_KEPT = 10_000;

/** Says to one service, for a minute, who calls. Services believe nothing else. */
export class IdentitySigner {
  private readonly kept = new Map<string, { token: Promise<string>; until: number }>();

  private constructor(private readonly key: CryptoKey) {}

  static async of(privateKey: string): Promise<IdentitySigner> {
    return new IdentitySigner(await importPKCS8(privateKey, 'EdDSA'));
  }

  /** The identity of a person or guest, for one service. */
  sign(identity: Identity, service: ServiceName): Promise<string> {
    const name = service + JSON.stringify(identity);
    const kept = this.kept.get(name);
    if (kept && kept.until > Date.now()) return kept.token;
    if (this.kept.size >= MOST_KEPT) this.kept.clear();
    const token = this.signed({ ...identity }, service);
    this.kept.set(name, { token, until: Date.now() + REUSED_FOR_MS });
    return token;
  }

  /** The gateway itself calling one of our services. */
  signInternal(service: ServiceName): Promise<string> {
    return this.signed({ internal: true }, service);
  }

  private signed(claims: JWTPayload, service: ServiceName): Promise<string> {
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'EdDSA' })
      .setAudience(service)
      .setIssuedAt()
      .setExpirationTime(`${IDENTITY_SECONDS}s`)
      .sign(this.key);
  }
}
