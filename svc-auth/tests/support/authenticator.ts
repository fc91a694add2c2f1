import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { NewPasskeyOptions, PasskeyOptions } from '@evenhand/contracts/auth/passkeys';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const base64Url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (content: Uint8Array | string) => createHash('sha256').update(content).digest();

/** Flags of authenticator data: user present, user verified, credential attached. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTACHED = 0x40;

/** What an attacker changes. */
interface Forged {
  origin?: string;
  rpId?: string;
  challenge?: string;
  unverified?: true;
  userHandle?: string;
}

/** A software authenticator with one discoverable ES256 passkey. */
export class Authenticator {
  private readonly id = randomBytes(32);
  private readonly keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
  });
  private userHandle = '';
  counter = 0;

  constructor(private readonly origin: string) {}

  make(asked: unknown, forged: Forged = {}) {
    const { challenge, rp, user } = NewPasskeyOptions.parse(asked);
    this.userHandle = user.id;
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      ...([
        [1, 2],
        [3, -7],
        [-1, 1],
      ] as const),
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const attached = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, isoCBOR.encode(key)]);
    const authData = this.dataOf(rp.id, ATTACHED, forged, attached);
    const attestation = new Map<string, string | Map<string, string> | Uint8Array>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, string>()],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      id: base64Url(this.id),
      clientDataJSON: this.clientData('webauthn.create', challenge, forged),
      attestationObject: base64Url(isoCBOR.encode(attestation)),
      transports: ['internal'],
    };
  }

  use(asked: unknown, forged: Forged = {}) {
    const { challenge, rpId } = PasskeyOptions.parse(asked);
    const clientDataJSON = this.clientData('webauthn.get', challenge, forged);
    const authenticatorData = this.dataOf(rpId, 0, forged);
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      id: base64Url(this.id),
      clientDataJSON,
      authenticatorData: base64Url(authenticatorData),
      signature: base64Url(sign('sha256', signed, this.keys.privateKey)),
      userHandle: forged.userHandle ?? this.userHandle,
    };
  }

  private clientData(type: string, challenge: string, forged: Forged): string {
    const { origin = this.origin } = forged;
    return base64Url(JSON.stringify({ type, challenge: forged.challenge ?? challenge, origin, crossOrigin: false }));
  }

  private dataOf(rpId: string, more: number, forged: Forged, attached = Buffer.alloc(0)): Buffer {
    const flags = PRESENT | (forged.unverified ? 0 : VERIFIED) | more;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(forged.rpId ?? rpId), Buffer.from([flags]), counter, attached]);
  }
}
