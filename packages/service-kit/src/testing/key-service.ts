import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

interface Held {
  secret: Buffer;
  madeAt: number;
  deletionAllowed: boolean;
}

const Body = z.object({
  plaintext: z.string().default(''),
  ciphertext: z.string().default(''),
  associated_data: z.string().default(''),
  deletion_allowed: z.boolean().default(false),
});
type Body = z.infer<typeof Body>;

const ALGORITHM = 'aes-256-gcm';
const TOKEN = 'test-token';

class Refused extends Error {
  constructor(
    readonly status: number,
    reason = '',
  ) {
    super(reason);
  }
}

const seal = ({ secret }: Held, { plaintext, associated_data }: Body): string => {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(ALGORITHM, secret, nonce).setAAD(Buffer.from(associated_data, 'base64'));
  const sealed = Buffer.concat([nonce, cipher.update(plaintext, 'base64'), cipher.final(), cipher.getAuthTag()]);
  return `vault:v1:${sealed.toString('base64')}`;
};

const open = ({ secret }: Held, { ciphertext, associated_data }: Body): string => {
  const sealed = Buffer.from(ciphertext.replace('vault:v1:', ''), 'base64');
  const cipher = createDecipheriv(ALGORITHM, secret, sealed.subarray(0, 12))
    .setAAD(Buffer.from(associated_data, 'base64'))
    .setAuthTag(sealed.subarray(-16));
  try {
    return Buffer.concat([cipher.update(sealed.subarray(12, -16)), cipher.final()]).toString('base64');
  } catch {
    throw new Refused(400, 'cipher: message authentication failed');
  }
};

/** Answers as the HTTP of a transit engine mounted at `transit`, with the statuses and reasons of OpenBao. */
class Transit {
  readonly keys = new Map<string, Held>();
  isSealed = false;

  answer(method: string, [kind = '', name = '', more]: string[], body: Body): object {
    if (this.isSealed) throw new Refused(503, 'Vault is sealed');
    if (kind === 'keys' && name === '') return this.list();
    if (kind === 'keys' && more === 'config')
      return this.configure(this.get(name, `no existing key named ${name} could be found`), body);
    if (kind === 'keys' && method === 'POST') return this.make(name);
    if (kind === 'keys' && method === 'DELETE') return this.delete(name);
    if (kind === 'keys') return { keys: { 1: this.get(name, '', 404).madeAt } };
    const key = this.get(name, 'encryption key not found');
    return kind === 'encrypt' ? { ciphertext: seal(key, body) } : { plaintext: open(key, body) };
  }

  private list(): object {
    if (this.keys.size === 0) throw new Refused(404);
    return { keys: [...this.keys.keys()] };
  }

  private make(name: string): object {
    const madeAt = Math.floor(Date.now() / 1_000);
    if (!this.keys.has(name)) this.keys.set(name, { secret: randomBytes(32), madeAt, deletionAllowed: false });
    return {};
  }

  private configure(key: Held, { deletion_allowed }: Body): object {
    key.deletionAllowed = deletion_allowed;
    return {};
  }

  private delete(name: string): object {
    const failed = `error deleting policy ${name}: `;
    const key = this.get(name, `${failed}could not delete key; not found`);
    if (!key.deletionAllowed) throw new Refused(400, `${failed}deletion is not allowed for this key`);
    this.keys.delete(name);
    return {};
  }

  private get(name: string, reason: string, status = 400): Held {
    const key = this.keys.get(name);
    if (!key) throw new Refused(status, reason);
    return key;
  }
}

const PATH = /^\/v1\/transit\/([a-z]+)(?:\/([\w.-]+))?(?:\/(config))?$/;

const serve = async (transit: Transit, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const send = (status: number, body: object) => response.writeHead(status).end(JSON.stringify(body));
  try {
    if (request.headers['x-vault-token'] !== TOKEN) throw new Refused(403, 'permission denied');
    const [, ...path] = PATH.exec(request.url?.split('?')[0] ?? '') ?? [];
    const body = Body.parse(request.headers['content-length'] ? await json(request) : {});
    send(200, { data: transit.answer(request.method ?? '', path, body) });
  } catch (error) {
    const refused = error instanceof Refused ? error : new Refused(500, String(error));
    send(refused.status, { errors: refused.message === '' ? [] : [refused.message] });
  }
};

/** `KEY_SERVICE_URL` when set, so that a real one is tested; otherwise a double. */
export const startKeyService = async () => {
  const { KEY_SERVICE_URL, KEY_SERVICE_TOKEN = '', KEY_SERVICE_MOUNT = 'transit' } = process.env;
  const transit = new Transit();
  const server = createServer((request, response) => void serve(transit, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  if (!address || typeof address === 'string') throw new Error('the key service has no port');
  const double = { url: `http://127.0.0.1:${address.port}`, token: TOKEN, mount: 'transit' };
  const real = { url: KEY_SERVICE_URL ?? '', token: KEY_SERVICE_TOKEN, mount: KEY_SERVICE_MOUNT };
  return {
    settings: KEY_SERVICE_URL ? real : double,
    transit,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
