import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import busboy from 'busboy';
import { z } from 'zod';

const Policy = z.strictObject({
  expiration: z.iso.datetime(),
  conditions: z.array(
    z.union([
      z.tuple([z.literal('eq'), z.string().startsWith('$'), z.string()]),
      z.tuple([z.literal('content-length-range'), z.int(), z.int()]),
    ]),
  ),
});

interface Form {
  fields: Map<string, string>;
  size: number;
}

const ABOVE_THE_POLICY = ['policy', 'x-amz-signature'];

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const isSigned = ({ fields }: Form, accessKey: string, secretKey: string): boolean => {
  const [id, ...scope] = (fields.get('x-amz-credential') ?? '').split('/');
  const ours = scope.reduce<Buffer>(hmac, Buffer.from(`AWS4${secretKey}`));
  const expected = hmac(ours, fields.get('policy') ?? '');
  const given = Buffer.from(fields.get('x-amz-signature') ?? '', 'hex');
  return id === accessKey && given.length === expected.length && timingSafeEqual(given, expected);
};

const faultOf = (form: Form, keys: { accessKey: string; secretKey: string }): string | null => {
  if (!isSigned(form, keys.accessKey, keys.secretKey)) return 'SignatureDoesNotMatch';
  const policy = Policy.parse(JSON.parse(Buffer.from(form.fields.get('policy') ?? '', 'base64').toString()));
  if (Date.parse(policy.expiration) <= Date.now()) return 'policy expired';
  const spokenOf = new Set(ABOVE_THE_POLICY);
  for (const [kind, one, other] of policy.conditions) {
    if (kind === 'content-length-range') {
      if (form.size < one || form.size > other) return 'EntityTooLarge or EntityTooSmall';
      continue;
    }
    const name = one.slice(1).toLowerCase();
    spokenOf.add(name);
    if (form.fields.get(name) !== other) return `the policy is not met: ${name}`;
  }
  const beside = [...form.fields.keys()].find((name) => !spokenOf.has(name));
  return beside === undefined ? null : `the policy does not speak of ${beside}`;
};

const formOf = async (request: IncomingMessage, body: Buffer, bucket: string): Promise<Form> => {
  const fields = new Map([['bucket', bucket]]);
  let size = 0;
  const form = busboy({ headers: request.headers });
  form.on('field', (name, value) => fields.set(name.toLowerCase(), value));
  form.on('file', (_name, content) => content.on('data', (piece: Buffer) => (size += piece.length)));
  form.end(body);
  await finished(form);
  return { fields, size };
};

/**
 * Proxy before an S3 peer that accepts any form: checks policy and signature
 * (https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-HTTPPOSTConstructPolicy.html).
 */
export const startPolicyJudge = async (
  peer: URL,
  { bucket, ...keys }: { bucket: string; accessKey: string; secretKey: string },
) => {
  const forward = (request: IncomingMessage, body: Buffer | null, response: ServerResponse) => {
    const { method, url: path, headers } = request;
    const onward = send({ host: peer.hostname, port: peer.port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    if (body) onward.end(body);
    else request.pipe(onward);
  };

  let completed = Promise.resolve();
  /** s3rver mixes concurrent multipart uploads of one key. */
  const inTurn = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request);
    const before = completed;
    completed = finished(response).catch(() => {});
    await before;
    forward(request, body, response);
  };

  const server = createServer(async (request, response) => {
    if (request.method !== 'POST') return forward(request, null, response);
    if (!request.headers['content-type']?.startsWith('multipart/form-data')) return inTurn(request, response);
    const body = await buffer(request);
    const fault = faultOf(await formOf(request, body, bucket), keys);
    if (fault) return response.writeHead(403).end(fault);
    return forward(request, body, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.int() }).parse(server.address());
  return {
    url: new URL(`http://127.0.0.1:${port}`),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
