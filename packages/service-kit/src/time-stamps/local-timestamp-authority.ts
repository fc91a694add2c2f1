import { createHash, randomBytes, type webcrypto } from 'node:crypto';
import * as asn1 from 'asn1js';
import * as pki from 'pkijs';
import { Clock } from '../time/clock.js';
import { type OwnCertificate, ownCertificate } from './own-certificate.js';
import type { DigestAlgorithm, TimestampAuthority } from './timestamp-authority.js';

const digests: Record<DigestAlgorithm, string> = {
  'SHA-256': '2.16.840.1.101.3.4.2.1',
  'SHA-384': '2.16.840.1.101.3.4.2.2',
  'SHA-512': '2.16.840.1.101.3.4.2.3',
};

const TST_INFO = '1.2.840.113549.1.9.16.1.4';
const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';
/** "Any policy", for an authority without a published one. */
const POLICY = '2.5.29.32.0';

/** A digest, and a nonce that binds the answer to the request. */
interface StampRequest {
  readonly imprint: pki.MessageImprint;
  readonly nonce?: asn1.Integer;
}

/**
 * An in-process time-stamp authority (RFC 3161) on this machine's clock, used when no other is configured. Its
 * certificate is valid for time stamps only.
 */
export class LocalTimestampAuthority implements TimestampAuthority {
  readonly #own: OwnCertificate;

  private constructor(own: OwnCertificate) {
    this.#own = own;
  }

  static async open(dataFolder: string): Promise<LocalTimestampAuthority> {
    const own = await ownCertificate(dataFolder, 'timestamp-key', 'Evenhand time stamps', 'timestamp');
    return new LocalTimestampAuthority(own);
  }

  async timestamp(digest: Uint8Array, algorithm: DigestAlgorithm): Promise<Uint8Array> {
    return this.stamp({ imprint: imprintOf(digest, algorithm) });
  }

  /** Returns a TimeStampToken (DER). */
  async stamp({ imprint, nonce }: StampRequest): Promise<Uint8Array> {
    const info = new pki.TSTInfo({
      version: 1,
      policy: POLICY,
      messageImprint: imprint,
      serialNumber: asn1.Integer.fromBigInt(BigInt(`0x4${randomBytes(15).toString('hex')}`)),
      genTime: wholeSecond(new Clock().now()),
      ...(nonce ? { nonce } : {}),
    });
    return signed(info.toSchema().toBER(), this.#own);
  }
}

/** DER forbids trailing zeros in a fraction of a second (RFC 3161, section 2.4.2). */
const wholeSecond = (moment: Date): Date => new Date(Math.floor(moment.getTime() / 1_000) * 1_000);

export function imprintOf(digest: Uint8Array, algorithm: DigestAlgorithm): pki.MessageImprint {
  return new pki.MessageImprint({
    hashAlgorithm: new pki.AlgorithmIdentifier({ algorithmId: digests[algorithm] }),
    hashedMessage: new asn1.OctetString({ valueHex: Uint8Array.from(digest).buffer }),
  });
}

async function signed(info: ArrayBuffer, own: OwnCertificate): Promise<Uint8Array> {
  const certificate = pki.Certificate.fromBER(Uint8Array.from(own.certificate));
  const encapContentInfo = new pki.EncapsulatedContentInfo({ eContentType: TST_INFO });
  // The constructor would split the content into a constructed string (BER), which a token in DER forbids.
  encapContentInfo.eContent = new asn1.OctetString({ valueHex: info });
  const content = new pki.SignedData({
    version: 3,
    encapContentInfo,
    signerInfos: [signerInfo(info, certificate, own.certificate)],
    certificates: [certificate],
  });
  await content.sign(signingKey(own), 0, 'SHA-256', undefined, pki.getCrypto(true));
  const token = new pki.ContentInfo({ contentType: pki.ContentInfo.SIGNED_DATA, content: content.toSchema(true) });
  return new Uint8Array(token.toSchema().toBER());
}

const signingKey = ({ key }: OwnCertificate): webcrypto.CryptoKey => key;

function signerInfo(info: ArrayBuffer, certificate: pki.Certificate, der: Uint8Array): pki.SignerInfo {
  const attribute = (type: string, value: asn1.BaseBlock) => new pki.Attribute({ type, values: [value] });
  return new pki.SignerInfo({
    version: 1,
    sid: new pki.IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
    signedAttrs: new pki.SignedAndUnsignedAttributes({
      type: 0,
      attributes: sorted([
        attribute(CONTENT_TYPE, new asn1.ObjectIdentifier({ value: TST_INFO })),
        attribute(MESSAGE_DIGEST, octets(sha256(new Uint8Array(info)))),
        attribute(SIGNING_CERTIFICATE_V2, signingCertificate(der)),
      ]),
    }),
  });
}

/** A SET OF in DER is in the order of its encodings (X.690, section 11.6). */
const sorted = (attributes: pki.Attribute[]): pki.Attribute[] =>
  attributes.toSorted((a, b) => Buffer.compare(derOf(a), derOf(b)));
const derOf = (attribute: pki.Attribute): Buffer => Buffer.from(attribute.toSchema().toBER());

/** Binds the certificate by its SHA-256 (RFC 5035, RFC 5816). */
function signingCertificate(der: Uint8Array): asn1.Sequence {
  const certificateId = new asn1.Sequence({ value: [octets(sha256(der))] });
  return new asn1.Sequence({ value: [new asn1.Sequence({ value: [certificateId] })] });
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
const octets = (bytes: Uint8Array) => new asn1.OctetString({ valueHex: Uint8Array.from(bytes).buffer });
