import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { secret } from '../secrets.ts';

/** Signs manifests with Ed25519. */
export interface ReleaseKey {
  /** base64url of the 32 bytes, as browsers import it. */
  publicKey: string;
  /** base64 */
  sign: (text: string) => string;
}

const keyOf = (privateKey: KeyObject): ReleaseKey => ({
  publicKey: createPublicKey(privateKey).export({ format: 'jwk' }).x ?? '',
  sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64'),
});

/** A key in memory only, for a site whose manifest never changes. */
export const newReleaseKey = (): ReleaseKey => keyOf(generateKeyPairSync('ed25519').privateKey);

/** The key of an installation, created on first use. */
export const releaseKey = (dataFolder: string): ReleaseKey =>
  keyOf(
    createPrivateKey(
      secret(dataFolder, 'release-private-key.pem', () =>
        generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      ),
    ),
  );
