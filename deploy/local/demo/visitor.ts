import { randomUUID } from 'node:crypto';
import type { Settings } from '../settings.ts';
import { Trouble } from '../trouble.ts';

/** A client with cookies. */
export class Visitor {
  readonly #cookies = new Map<string, string>();
  readonly #settings: Settings;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  async call(method: string, path: string, body?: unknown): Promise<unknown> {
    const answer = await this.#send(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return text === '' ? undefined : JSON.parse(text);
  }

  async sendForm(url: string, form: FormData): Promise<void> {
    const { pathname, search } = new URL(url);
    await this.#send(`${pathname}${search}`, { method: 'POST', body: form });
  }

  async #send(path: string, request: RequestInit): Promise<Response> {
    const { port, publicUrl } = this.#settings;
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...request.headers, origin: publicUrl, cookie, 'idempotency-key': randomUUID() };
    const answer = await fetch(`http://localhost:${port}${path}`, { ...request, headers }).catch(() => {
      throw new Trouble(`Evenhand does not answer on port ${port}: run npm start first, in another window.`);
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    if (answer.ok) return answer;
    throw new Trouble(`The sample case was refused at ${path}: ${answer.status} ${await answer.text()}`);
  }
}
