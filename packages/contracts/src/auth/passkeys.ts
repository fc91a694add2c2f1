import { z } from 'zod';
import { Moment } from '../dates.js';
import { endpoint } from '../endpoint.js';
import { FACTOR_PROOF_MINUTES } from '../factor-proof.js';
import { writtenText } from '../text.js';
import { SignedIn } from './password.js';

/** Passkeys of one person. */
export const MOST_PASSKEYS = 10;

const base64Url = (longest: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(longest);

export const PasskeyTransport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);
export type PasskeyTransport = z.infer<typeof PasskeyTransport>;

const CredentialId = base64Url(1_366);
const PasskeyName = z.string().trim().min(1).pipe(writtenText(60));

export const Passkey = z
  .object({
    id: z.uuid(),
    name: z.string(),
    addedAt: Moment,
    lastUsedAt: Moment.nullable(),
    /** The last use whose signature counter did not grow from an earlier non-zero one: a copy may exist. */
    mayBeCopiedSince: Moment.nullable(),
  })
  .meta({ id: 'Passkey' });
export type Passkey = z.infer<typeof Passkey>;

const Descriptor = z.object({
  type: z.literal('public-key'),
  id: z.string(),
  transports: z.array(PasskeyTransport),
});

/** PublicKeyCredentialCreationOptionsJSON of WebAuthn. */
export const NewPasskeyOptions = z
  .object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
    excludeCredentials: z.array(Descriptor),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
    timeout: z.int(),
  })
  .meta({ id: 'NewPasskeyOptions' });
export type NewPasskeyOptions = z.infer<typeof NewPasskeyOptions>;

/** PublicKeyCredentialRequestOptionsJSON of WebAuthn. Without `allowCredentials`, the browser offers every passkey. */
export const PasskeyOptions = z
  .object({
    challenge: z.string(),
    rpId: z.string(),
    allowCredentials: z.array(Descriptor),
    userVerification: z.literal('required'),
    timeout: z.int(),
  })
  .meta({ id: 'PasskeyOptions' });
export type PasskeyOptions = z.infer<typeof PasskeyOptions>;

/** What the authenticator made, in base64url. */
export const NewCredential = z.strictObject({
  id: CredentialId,
  clientDataJSON: base64Url(4_096),
  attestationObject: base64Url(16_384),
  transports: z.array(PasskeyTransport).max(7),
});
export type NewCredential = z.infer<typeof NewCredential>;

/** What the authenticator signed, in base64url. */
export const SignedChallenge = z.strictObject({
  id: CredentialId,
  clientDataJSON: base64Url(4_096),
  authenticatorData: base64Url(4_096),
  signature: base64Url(4_096),
  /** The person that the passkey was made for. */
  userHandle: base64Url(88),
});
export type SignedChallenge = z.infer<typeof SignedChallenge>;

export const AddPasskey = z.strictObject({ name: PasskeyName, credential: NewCredential });
export type AddPasskey = z.infer<typeof AddPasskey>;

export const RenamePasskey = z.strictObject({ name: PasskeyName });
export type RenamePasskey = z.infer<typeof RenamePasskey>;

/** Recovery codes made with the first factor, shown once; empty with every other one. */
export const PasskeyAdded = z.object({ codes: z.array(z.string()) }).meta({ id: 'PasskeyAdded' });
export type PasskeyAdded = z.infer<typeof PasskeyAdded>;

/** A first factor needs a session that began with a recent proof of the address: others may have the password. */
export const beginPasskey = endpoint('POST', '/api/auth/passkeys/options', null, NewPasskeyOptions, {
  provenWithinMinutes: FACTOR_PROOF_MINUTES,
  problems: ['address-not-proven', 'list-is-full'],
});

/** Ends every other session and forgets every other browser. */
export const addPasskey = endpoint('POST', '/api/auth/passkeys', AddPasskey, PasskeyAdded, {
  provenWithinMinutes: FACTOR_PROOF_MINUTES,
  status: 201,
  problems: ['already-done'],
});

export const renamePasskey = endpoint('PATCH', '/api/auth/passkeys/:id', RenamePasskey, null, {
  assurance: 'two',
  status: 204,
});

/** Ends every other session and forgets every other browser; with the last factor, also the recovery codes. */
export const removePasskey = endpoint('DELETE', '/api/auth/passkeys/:id', null, null, {
  provenWithinMinutes: FACTOR_PROOF_MINUTES,
  status: 204,
});

export const beginPasskeySignIn = endpoint('POST', '/api/auth/passkey-sign-in/options', null, PasskeyOptions, {
  audience: 'public',
});

/** Signs in by a passkey alone, and proves the second factor with it. */
export const signInByPasskey = endpoint('POST', '/api/auth/passkey-sign-in', SignedChallenge, SignedIn, {
  audience: 'public',
  problems: ['sign-in-needed'],
});

export const beginPasskeyProof = endpoint('POST', '/api/auth/second-factor/passkey/options', null, PasskeyOptions, {
  assurance: 'one',
  problems: ['no-second-factor'],
});

/** As `proveSecondFactor`, by a passkey. */
export const proveByPasskey = endpoint('POST', '/api/auth/second-factor/passkey', SignedChallenge, null, {
  assurance: 'one',
  status: 204,
});
