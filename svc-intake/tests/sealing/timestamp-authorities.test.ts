import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as pki from 'pkijs';
import { HttpTimestampAuthority } from '../../src/sealing/seal/http-timestamp-authority.js';
import { LocalTimestampAuthority } from '../../src/sealing/seal/local-timestamp-authority.js';

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

/** openssl checks the signature, the digest, the certificate's purpose and its binding. */
function judge(token: Uint8Array): string {
  const [stamp, stamped, trusted] = ['token.der', 'data', 'ca.pem'].map((name) => join(folder, name));
  if (!stamp || !stamped || !trusted) throw new Error('unreachable');
  writeFileSync(stamp, token);
  writeFileSync(stamped, data);
  const pem = readFileSync(join(folder, 'timestamp-key.pem'), 'utf8');
  writeFileSync(trusted, pem.slice(pem.indexOf('-----BEGIN CERTIFICATE')));
  const question = ['ts', '-verify', '-in', stamp, '-token_in', '-data', stamped, '-CAfile', trusted];
  return execFileSync('openssl', question, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

test('openssl accepts a stamp of the local authority', async () => {
  expect(judge(await local.timestamp(digest, 'SHA-256'))).toContain('Verification: OK');
});

test('openssl accepts a stamp fetched over HTTP', async () => {
  const authority = await authorityThat(responder());
  expect(judge(await authority.timestamp(digest, 'SHA-256'))).toContain('Verification: OK');
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
