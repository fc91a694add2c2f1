import { createPublicKey, verify } from 'node:crypto';
import { ReleaseManifest, SignedManifest } from '../../../packages/contracts/src/remotes.ts';
import { Trouble } from '../trouble.ts';
import type { ReleaseKey } from './release-key.ts';

const publicKeyOf = (x: string) => createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });

/** Null when it is no JSON. */
export const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** @returns the text of the file */
export const signManifest = (manifest: ReleaseManifest, keys: ReleaseKey[]): string => {
  const payload = JSON.stringify(manifest);
  const signatures = keys.map(({ publicKey, sign }) => ({ key: publicKey, signature: sign(payload) }));
  return JSON.stringify({ payload, signatures });
};

/**
 * @param file named in the reason of a refusal
 * @throws Trouble when the text is incomplete or signed by another key
 */
export const openManifest = (text: string, file: string, keys: ReleaseKey[]): ReleaseManifest => {
  const signed = SignedManifest.safeParse(parsed(text));
  if (!signed.success)
    throw new Trouble(
      `${file} is incomplete: replace it by site/remotes.json where that has its number, or delete it.`,
    );
  const { payload, signatures } = signed.data;
  const isOurs = signatures.some(
    ({ key, signature }) =>
      keys.some(({ publicKey }) => key === publicKey) &&
      verify(null, Buffer.from(payload), publicKeyOf(key), Buffer.from(signature, 'base64')),
  );
  if (isOurs) return ReleaseManifest.parse(JSON.parse(payload));
  throw new Trouble(
    `${file} is not signed by the key of this installation: use the data folder that it was signed in.`,
  );
};
