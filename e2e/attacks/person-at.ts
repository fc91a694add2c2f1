import { randomUUID } from 'node:crypto';
import { request } from 'node:http';

export interface Timed {
  status: number;
  ms: number;
  body: string;
}

/** A person signed in from a loopback address, with separate limits. */
export class PersonAt {
  private readonly port: number;
  private readonly address: string;
  private cookie = '';

  constructor(port: number, address: string) {
    this.port = port;
    this.address = address;
  }

  async register(): Promise<this> {
    const names = { firstName: 'Alex', lastName: 'Sample' };
    const account = { email: `${randomUUID()}@example.test`, password: 'Correct-horse-7', ...names };
    const { status } = await this.send('POST', '/api/auth/password/register', JSON.stringify(account));
    if (status !== 201) throw new Error(`registering answered ${status}`);
    return this;
  }

  send(method: string, path: string, body?: string): Promise<Timed> {
    const headers = {
      host: `localhost:${this.port}`,
      origin: `http://localhost:${this.port}`,
      cookie: this.cookie,
      'idempotency-key': randomUUID(),
      ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    };
    const since = performance.now();
    return new Promise((settle, refuse) => {
      let answered = false;
      const options = { method, path, headers, port: this.port, host: '127.0.0.1', localAddress: this.address };
      const call = request(options, async (answer) => {
        answered = true;
        const ms = performance.now() - since;
        const cookies = answer.headers['set-cookie'] ?? [];
        if (cookies.length > 0) this.cookie = cookies.map((line) => line.split(';', 1)[0]).join('; ');
        const pieces = await answer.setEncoding('utf8').toArray();
        settle({ status: answer.statusCode ?? 0, ms, body: pieces.join('') });
      });
      // An early refusal ends the connection while the body is still being sent.
      call.once('error', (error) => answered || refuse(error));
      call.end(body);
    });
  }
}
