import { readFile } from 'node:fs/promises';
import { commonNameOf, ownCertificate } from '@evenhand/service-kit/time-stamps/own-certificate';
import { CryptoKeySigner, P12Signer, type Signer } from '@libpdf/core';

interface SealingKeySettings {
  /** The folder of the generated key, when none is configured. */
  readonly dataFolder: string;
  /** A PKCS#12 file with a publicly trusted certificate, and its password. */
  readonly p12?: { readonly file: string; readonly password: string };
}

export interface SealingKey {
  readonly signer: Signer;
  /** The name on the certificate. */
  readonly sealedBy: string;
}

/** The configured key, or one generated at the first start. */
export async function sealingKey({ dataFolder, p12 }: SealingKeySettings): Promise<SealingKey> {
  if (p12) {
    const signer = await P12Signer.create(await readFile(p12.file), p12.password);
    return { signer, sealedBy: commonNameOf(signer.certificate) };
  }
  const own = await ownCertificate(dataFolder, 'sealing-key', 'Evenhand document seal', 'seal');
  const signer = new CryptoKeySigner(own.key, own.certificate, 'EC', 'ECDSA');
  return { signer, sealedBy: own.commonName };
}
