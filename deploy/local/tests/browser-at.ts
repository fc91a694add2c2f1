import { randomUUID } from 'node:crypto';
import { request } from 'node:https';
import type { Nginx } from './nginx.ts';

interface Answer {
  status: number;
  body: string;
}

/** A client with cookies that calls from a given loopback address. */
export class BrowserAt {
  private readonly address: string;
  private readonly site: Nginx;
  private readonly cookies = new Map<string, string>();

  constructor(address: string, site: Nginx) {
    this.address = address;
    this.site = site;
  }

  /** `forged` is an X-Forwarded-For header of the client. */
  post(path: string, body?: unknown, forged?: string): Promise<Answer> {
    const { origin, certificate: ca } = this.site;
    const headers = {
      origin,
      cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'idempotency-key': randomUUID(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(forged && { 'x-forwarded-for': forged }),
    };
    return new Promise((settle, refuse) => {
      const options = { method: 'POST', headers, ca, localAddress: this.address, family: 4 };
      const call = request(`${origin}${path}`, options, async (answer) => {
        for (const line of answer.headers['set-cookie'] ?? []) this.keep(line);
        const pieces = await answer.setEncoding('utf8').toArray();
        settle({ status: answer.statusCode ?? 0, body: pieces.join('') });
      });
      call.once('error', refuse).end(body === undefined ? undefined : JSON.stringify(body));
    });
  }

  private keep(line: string): void {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
}
