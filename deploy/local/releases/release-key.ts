import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { keepSecret, secret } from '../secrets.ts';

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

const KEY = 'release-private-key.pem';
const FORMER = 'release-former-private-key.pem';
const DAY_MS = 24 * 60 * 60 * 1_000;

const newPem = (): string =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const formerIn = (dataFolder: string): string => join(dataFolder, 'secrets', FORMER);

/** The key of an installation, created on first use, and its former one for some days after a change. */
export const releaseKeys = (dataFolder: string, daysBeside: number): ReleaseKey[] => {
  const former = formerIn(dataFolder);
  const isBeside = existsSync(former) && statSync(former).mtimeMs > Date.now() - daysBeside * DAY_MS;
  const pems = [secret(dataFolder, KEY, newPem), ...(isBeside ? [readFileSync(former, 'utf8')] : [])];
  return pems.map((pem) => keyOf(createPrivateKey(pem)));
};

/** Makes a new key and keeps the former one. */
export const changeReleaseKey = (dataFolder: string): void => {
  keepSecret(dataFolder, FORMER, secret(dataFolder, KEY, newPem));
  keepSecret(dataFolder, KEY, newPem());
};

export const forgetFormerKey = (dataFolder: string): void => rmSync(formerIn(dataFolder), { force: true });
