import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { secret } from './secrets.ts';

const PEM = { type: 'pkcs8', format: 'pem' } as const;

/** The gateway's Ed25519 key pair (PEM), created if missing. Services get the public key only. */
export const identityKeys = (dataFolder: string) => {
  const privateKey = secret(dataFolder, 'identity-private-key.pem', () =>
    generateKeyPairSync('ed25519').privateKey.export(PEM).toString(),
  );
  const publicKey = createPublicKey(createPrivateKey(privateKey)).export({ type: 'spki', format: 'pem' }).toString();
  return { privateKey, publicKey };
};
