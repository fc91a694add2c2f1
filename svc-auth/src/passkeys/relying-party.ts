import type {
  NewCredential,
  NewPasskeyOptions,
  PasskeyOptions,
  SignedChallenge,
} from '@evenhand/contracts/auth/passkeys';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { mailFrame } from '@evenhand/wording/mail-frame';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Config } from '../config.js';
import type { Passkey } from '../factors/passkey.entity.js';
import type { Person } from '../people/person.entity.js';
import { CHALLENGE_MINUTES } from './challenges.service.js';

/** Takes 20 MB of memory, so it is loaded by the first passkey. */
const webAuthn = () => import('@simplewebauthn/server');

/** EdDSA, ES256, RS256: IANA's COSE algorithms that every authenticator has one of. */
const ALGORITHMS = [-8, -7, -257];
const timeout = CHALLENGE_MINUTES * 60_000;

type Known = Pick<Passkey, 'credentialId' | 'transports'>;

const describe = ({ credentialId: id, transports }: Known) => ({ type: 'public-key' as const, id, transports });

/** The user handle: the person's random id, without any fact about them. */
export const handleOf = (personId: string): string => Buffer.from(personId).toString('base64url');

/**
 * This site as WebAuthn sees it. Every passkey is discoverable and verifies its user (PIN, finger or face), so that it
 * is two factors in one.
 */
@Injectable()
export class RelyingParty {
  private readonly origin: string;
  private readonly rpId: string;

  constructor(@Inject(CONFIG) { PUBLIC_URL }: Config) {
    const { origin, hostname } = new URL(PUBLIC_URL);
    this.origin = origin;
    this.rpId = hostname;
  }

  optionsToAdd(challenge: string, { id, email }: Person, known: Known[]): NewPasskeyOptions {
    return {
      challenge,
      rp: { id: this.rpId, name: mailFrame.name },
      user: { id: handleOf(id), name: email, displayName: email },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: known.map(describe),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
      timeout,
    };
  }

  optionsToUse(challenge: string, allowed: Known[]): PasskeyOptions {
    return {
      challenge,
      rpId: this.rpId,
      allowCredentials: allowed.map(describe),
      userVerification: 'required',
      timeout,
    };
  }

  /** Null when a check of WebAuthn fails. The caller has taken the challenge. */
  async verifyNew({ id, transports, ...response }: NewCredential) {
    const { verifyRegistrationResponse } = await webAuthn();
    const credential = { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
    const verified = await nullWhenRefused(() =>
      verifyRegistrationResponse({
        ...this.expected(response.clientDataJSON),
        response: { ...credential, response: { ...response, transports } },
        supportedAlgorithmIDs: ALGORITHMS,
      }),
    );
    const made = verified?.registrationInfo?.credential;
    return made ? { credentialId: made.id, publicKey: Buffer.from(made.publicKey), counter: made.counter } : null;
  }

  /**
   * The authenticator's new counter; null when a check fails. A counter that does not grow is left to the caller:
   * synced passkeys never grow.
   */
  async verifyUse(passkey: Passkey, { id, ...response }: SignedChallenge) {
    const { verifyAuthenticationResponse } = await webAuthn();
    const credential = { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
    const verified = await nullWhenRefused(() =>
      verifyAuthenticationResponse({
        ...this.expected(response.clientDataJSON),
        response: { ...credential, response },
        credential: { id: passkey.credentialId, publicKey: new Uint8Array(passkey.publicKey), counter: 0 },
      }),
    );
    return verified?.verified ? { counter: verified.authenticationInfo.newCounter } : null;
  }

  private expected(clientDataJSON: string) {
    return {
      expectedChallenge: challengeIn(clientDataJSON) ?? '',
      expectedOrigin: this.origin,
      expectedRPID: this.rpId,
      requireUserVerification: true,
    };
  }
}

const ClientData = z.object({ challenge: z.string() });

/** The challenge that a browser answers; null in malformed client data. */
export const challengeIn = (clientDataJSON: string): string | null => {
  try {
    return ClientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())).challenge;
  } catch {
    return null;
  }
};

/** The library throws what it refuses. */
const nullWhenRefused = async <Result>(verify: () => Promise<Result>): Promise<Result | null> => {
  try {
    return await verify();
  } catch {
    return null;
  }
};
