import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as pki from 'pkijs';
import { HttpTimestampAuthority } from '../src/time-stamps/http-timestamp-authority.js';
import { LocalTimestampAuthority } from '../src/time-stamps/local-timestamp-authority.js';

const folder = mkdtempSync(join(tmpdir(), 'evenhand-stamps-'));
const data = Buffer.from('what is stamped');
const digest = createHash('sha256').update(data).digest();
let local: LocalTimestampAuthority;
let server: Server | null = null;
beforeAll(async () => {
  local = await LocalTimestampAuthority.open(folder);
});
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
  server = null;
});
afterAll(() => rmSync(folder, { recursive: true }));

async function authorityThat(answers: RequestListener): Promise<HttpTimestampAuthority> {
  const listening = createServer(answers);
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('The responder has no port.');
  return new HttpTimestampAuthority(new URL(`http://127.0.0.1:${address.port}/`));
}

/** An RFC 3161 responder; `change` corrupts its answer. */
function responder(change: (request: pki.TimeStampReq) => void = () => {}, status = 0): RequestListener {
  return async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const asked = pki.TimeStampReq.fromBER(Uint8Array.from(Buffer.concat(chunks)));
    expect(request.headers['content-type']).toBe('application/timestamp-query');
    change(asked);
    const token = await local.stamp({ imprint: asked.messageImprint, nonce: asked.nonce });
    const answer = new pki.TimeStampResp({
      status: new pki.PKIStatusInfo({ status }),
      timeStampToken: pki.ContentInfo.fromBER(Uint8Array.from(token)),
    });
    response.setHeader('content-type', 'application/timestamp-reply');
    response.end(Buffer.from(answer.toSchema().toBER()));
  };
}

/** A real authority and its certificates, where they are set: `npm run twins`. */
const { TIMESTAMP_URL, TIMESTAMP_CHAIN } = process.env;

/** openssl checks the signature, the digest, the certificate's purpose and its binding. */
function judge(token: Uint8Array, chain?: string): string {
  const [stamp, stamped, trusted] = ['token.der', 'data', 'ca.pem'].map((name) => join(folder, name));
  if (!stamp || !stamped || !trusted) throw new Error('unreachable');
  writeFileSync(stamp, token);
  writeFileSync(stamped, data);
  const pem = readFileSync(chain ?? join(folder, 'timestamp-key.pem'), 'utf8');
  writeFileSync(trusted, pem.slice(pem.indexOf('-----BEGIN CERTIFICATE')));
  const question = ['ts', '-verify', '-in', stamp, '-token_in', '-data', stamped, '-CAfile', trusted];
  return execFileSync('openssl', question, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

test('openssl accepts a stamp of the local authority', async () => {
  expect(judge(await local.timestamp(digest, 'SHA-256'))).toContain('Verification: OK');
});

test('openssl accepts a stamp fetched over HTTP', async () => {
  const authority = TIMESTAMP_URL
    ? new HttpTimestampAuthority(new URL(TIMESTAMP_URL))
    : await authorityThat(responder());
  expect(judge(await authority.timestamp(digest, 'SHA-256'), TIMESTAMP_CHAIN)).toContain('Verification: OK');
});

test('a time stamp is refused when it is for other data or has no nonce', async () => {
  const other = await authorityThat(
    responder((asked) => {
      asked.messageImprint.hashedMessage.valueBlock.valueHexView.fill(7);
    }),
  );
  await expect(other.timestamp(digest, 'SHA-256')).rejects.toThrow('stamped other data');
  server?.close();
  const old = await authorityThat(
    responder((asked) => {
      delete asked.nonce;
    }),
  );
  await expect(old.timestamp(digest, 'SHA-256')).rejects.toThrow('stamped other data');
});

test('fetching a time stamp fails when the answer is a refusal, an error, a redirect or endless', async () => {
  const refuses = await authorityThat(responder(undefined, 2));
  await expect(refuses.timestamp(digest, 'SHA-256')).rejects.toThrow('refused (status 2)');
  server?.close();
  const fails = await authorityThat((_, response) => response.writeHead(503).end());
  await expect(fails.timestamp(digest, 'SHA-256')).rejects.toThrow('503');
  server?.close();
  const sendsAway = await authorityThat((_, response) =>
    response.writeHead(302, { location: 'http://[::1]:9/' }).end(),
  );
  await expect(sendsAway.timestamp(digest, 'SHA-256')).rejects.toThrow();
  server?.close();
  const floods = await authorityThat((_, response) => response.end(Buffer.alloc(10_000_000)));
  await expect(floods.timestamp(digest, 'SHA-256')).rejects.toThrow('too large');
});

interface Block {
  readonly tag: number;
  readonly content: Buffer;
  readonly whole: Buffer;
}

/** The blocks of an encoding; throws for a length that is not in its shortest form. */
function blocksIn(bytes: Buffer): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < bytes.length; ) {
    const first = bytes[at + 1] ?? 0;
    if (first === 0x80) throw new Error('indefinite length');
    const size = first < 0x80 ? 0 : first - 0x80;
    const length = size === 0 ? first : bytes.readUIntBE(at + 2, size);
    if (size > 0 && length < (size === 1 ? 0x80 : 2 ** (8 * (size - 1)))) throw new Error('long length');
    const start = at + 2 + size;
    blocks.push({
      tag: bytes[at] ?? 0,
      content: bytes.subarray(start, start + length),
      whole: bytes.subarray(at, start + length),
    });
    at = start + length;
  }
  return blocks;
}

const SET = 0x31;
const CONSTRUCTED_OCTETS = 0x24;
const GENERALIZED_TIME = 0x18;
const PRIMITIVE_OCTETS = 0x04;

/** Deviations from DER, in depth; the content of an octet string that is itself an encoding is not looked at. */
function deviations(bytes: Buffer): string[] {
  return blocksIn(bytes).flatMap(({ tag, content }) => {
    if (tag === CONSTRUCTED_OCTETS) return ['constructed octets'];
    if (tag === GENERALIZED_TIME && !/^\d{14}(?:\.\d*[1-9])?Z$/.test(content.toString('latin1'))) return ['time'];
    if ((tag & 0x20) === 0) return [];
    const encodings = blocksIn(content).map(({ whole }) => whole);
    const isSorted = encodings.every(
      (block, index) => index === 0 || Buffer.compare(encodings[index - 1] ?? block, block) <= 0,
    );
    const isSet =
      tag === SET || (tag === 0xa0 && encodings.length > 1 && encodings.every((block) => block[0] === 0x30));
    return [...(isSet && !isSorted ? ['order of a set'] : []), ...deviations(content)];
  });
}

/** The first octet string in depth: the stamped information. */
function infoIn(bytes: Buffer): Buffer | undefined {
  for (const { tag, content } of blocksIn(bytes)) {
    if (tag === PRIMITIVE_OCTETS) return content;
    const inner = (tag & 0x20) === 0 ? undefined : infoIn(content);
    if (inner) return inner;
  }
  return undefined;
}

test('a token of the local authority is in DER', async () => {
  const token = Buffer.from(await local.timestamp(digest, 'SHA-256'));
  expect(deviations(token)).toEqual([]);
  expect(deviations(infoIn(token) ?? Buffer.of(0x80))).toEqual([]);
});
