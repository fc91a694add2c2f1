import 'reflect-metadata';
import { randomBytes, webcrypto } from 'node:crypto';
import { join } from 'node:path';
import {
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  type Extension,
  KeyUsageFlags,
  KeyUsagesExtension,
  PemConverter,
  SubjectKeyIdentifierExtension,
  X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509';
import { readOrMake } from '../keys/read-or-make.js';
import { Clock } from '../time/clock.js';

export interface OwnCertificate {
  readonly key: webcrypto.CryptoKey;
  /** In DER. */
  readonly certificate: Buffer;
  readonly commonName: string;
}

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const YEARS = 20;

/**
 * The key and self-signed certificate of a name in a folder, created on first use with mode 600. Two processes that
 * start at once get the same files.
 */
export async function ownCertificate(
  folder: string,
  name: string,
  commonName: string,
  purpose: 'seal' | 'timestamp',
): Promise<OwnCertificate> {
  const file = join(folder, `${name}.pem`);
  const pem = await readOrMake(file, () => newPem(commonName, purpose));
  return parse(pem);
}

async function newPem(commonName: string, purpose: 'seal' | 'timestamp'): Promise<string> {
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const notBefore = new Clock().now();
  const certificate = await X509CertificateGenerator.createSelfSigned({
    serialNumber: randomBytes(16).toString('hex').replace(/^./, '4'),
    name: [{ CN: [commonName] }],
    notBefore,
    notAfter: new Date(notBefore.getTime() + YEARS * 365.25 * 24 * 3_600_000),
    keys,
    signingAlgorithm: algorithm,
    extensions: await extensionsFor(purpose, keys.publicKey),
  });
  const key = await webcrypto.subtle.exportKey('pkcs8', keys.privateKey);
  return `${PemConverter.encode(key, 'PRIVATE KEY')}\n${certificate.toString('pem')}\n`;
}

async function extensionsFor(purpose: 'seal' | 'timestamp', publicKey: webcrypto.CryptoKey): Promise<Extension[]> {
  const usages = KeyUsageFlags.digitalSignature | KeyUsageFlags.nonRepudiation;
  return [
    new BasicConstraintsExtension(false, undefined, true),
    new KeyUsagesExtension(usages, true),
    await SubjectKeyIdentifierExtension.create(publicKey),
    ...(purpose === 'timestamp' ? [new ExtendedKeyUsageExtension([ExtendedKeyUsage.timeStamping], true)] : []),
  ];
}

async function parse(pem: string): Promise<OwnCertificate> {
  const [key, der] = PemConverter.decode(pem);
  if (!key || !der) throw new Error('The key file must hold a private key and a certificate.');
  return {
    key: await webcrypto.subtle.importKey('pkcs8', key, algorithm, false, ['sign']),
    certificate: Buffer.from(der),
    commonName: commonNameOf(new Uint8Array(der)),
  };
}

/** The common name of a certificate (DER). */
export function commonNameOf(der: Uint8Array): string {
  const { subject, subjectName } = new X509Certificate(Uint8Array.from(der));
  return subjectName.getField('CN')[0] ?? subject;
}
