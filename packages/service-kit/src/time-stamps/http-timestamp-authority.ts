import { randomBytes } from 'node:crypto';
import * as asn1 from 'asn1js';
import * as pki from 'pkijs';
import { imprintOf } from './local-timestamp-authority.js';
import type { DigestAlgorithm, TimestampAuthority } from './timestamp-authority.js';

/** In bytes; a stamp has a few kilobytes. */
const LARGEST_ANSWER = 64 * 1024;
const SECONDS = 15;
const GRANTED = [0, 1];

/**
 * A time-stamp authority over HTTP (RFC 3161, section 3.4). Unlike the library's client it verifies that the stamp is
 * for its request, and bounds size and time.
 */
export class HttpTimestampAuthority implements TimestampAuthority {
  readonly #url: URL;

  constructor(url: URL) {
    this.#url = url;
  }

  /** @throws Error when the authority is unreachable, refuses, or stamps other data */
  async timestamp(digest: Uint8Array, algorithm: DigestAlgorithm): Promise<Uint8Array> {
    const request = new pki.TimeStampReq({
      version: 1,
      messageImprint: imprintOf(digest, algorithm),
      nonce: asn1.Integer.fromBigInt(BigInt(`0x4${randomBytes(8).toString('hex')}`)),
      certReq: true,
    });
    return tokenFrom(await this.#ask(request), request);
  }

  async #ask(request: pki.TimeStampReq): Promise<Uint8Array> {
    const response = await fetch(this.#url, {
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
      body: request.toSchema().toBER(),
      redirect: 'error',
      signal: AbortSignal.timeout(SECONDS * 1_000),
    });
    if (!response.ok) throw new Error(`The time-stamp authority answered ${response.status}.`);
    return bounded(response);
  }
}

async function bounded(response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > LARGEST_ANSWER) throw new Error('The answer of the time-stamp authority is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function tokenFrom(answer: Uint8Array, request: pki.TimeStampReq): Uint8Array {
  const { status, timeStampToken } = pki.TimeStampResp.fromBER(Uint8Array.from(answer));
  if (!GRANTED.includes(status.status) || !timeStampToken) {
    throw new Error(`The time-stamp authority refused (status ${status.status}).`);
  }
  const { encapContentInfo } = new pki.SignedData({ schema: timeStampToken.content });
  const info = pki.TSTInfo.fromBER(encapContentInfo.eContent?.getValue() ?? new ArrayBuffer());
  const sameDigest = info.messageImprint.hashedMessage.isEqual(request.messageImprint.hashedMessage);
  if (!sameDigest || !request.nonce || !info.nonce?.isEqual(request.nonce)) {
    throw new Error('The time-stamp authority stamped other data.');
  }
  return new Uint8Array(timeStampToken.toSchema().toBER());
}
