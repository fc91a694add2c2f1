import * as pki from 'pkijs';
import { sha256 } from './chain.js';

export interface ReadStamp {
  /** By the authority's clock. */
  at: Date;
  /** SHA-256 (hex) of the authority's certificate (DER). */
  certificate: string;
}

const commonPurpose = '1.3.6.1.5.5.7.3.8';

/** Given explicitly: the default is shared with every other version of pkijs in the process. */
const engine = new pki.CryptoEngine({ name: 'stamps', crypto: globalThis.crypto });

const isForTimeStamps = ({ extensions = [] }: pki.Certificate): boolean =>
  extensions.some(
    ({ parsedValue }) => parsedValue instanceof pki.ExtKeyUsage && parsedValue.keyPurposes.includes(commonPurpose),
  );

/**
 * Verifies a TimeStampToken (RFC 3161, DER) over data: digest, signature, and the purpose of its certificate. Whether
 * the certificate is to be trusted is for the caller.
 * @throws Error when it is no token, was altered, or covers other data
 */
export const readStamp = async (token: Uint8Array, data: Uint8Array<ArrayBuffer>): Promise<ReadStamp> => {
  const content = pki.ContentInfo.fromBER(Uint8Array.from(token));
  const signed = new pki.SignedData({ schema: content.content });
  const info = pki.TSTInfo.fromBER(signed.encapContentInfo.eContent?.getValue() ?? new ArrayBuffer());
  const { signatureVerified, signerCertificate } = await signed.verify(
    { signer: 0, data: data.buffer, checkChain: false, extendedMode: true },
    engine,
  );
  if (!signatureVerified || !signerCertificate) throw new Error('The signature of the stamp is not valid.');
  if (!isForTimeStamps(signerCertificate)) throw new Error('The certificate of the stamp is not for time stamps.');
  const certificate = await sha256(new Uint8Array(signerCertificate.toSchema(false).toBER()));
  return { at: info.genTime, certificate };
};
