import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Settings } from '../settings.ts';
import { Trouble } from '../trouble.ts';

const AGAIN_MS = 200;
/** The site or one of its parts is away for a moment. */
const isAway = (status: number): boolean => status === 429 || status >= 500;

/** A client with cookies. A patient one repeats a request, with its idempotency key, until the site answers. */
export class Visitor {
  readonly #cookies = new Map<string, string>();
  readonly #settings: Pick<Settings, 'port' | 'publicUrl'>;
  readonly #patienceMs: number;

  constructor(settings: Pick<Settings, 'port' | 'publicUrl'>, patienceMs = 0) {
    this.#settings = settings;
    this.#patienceMs = patienceMs;
  }

  /** By name. */
  get cookies(): ReadonlyMap<string, string> {
    return this.#cookies;
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
    const answer = await this.#fetch(`http://localhost:${port}${path}`, { ...request, headers });
    if (!answer) throw new Trouble(`Evenhand does not answer on port ${port}: run npm start first, in another window.`);
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    if (answer.ok) return answer;
    throw new Trouble(`The sample case was refused at ${path}: ${answer.status} ${await answer.text()}`);
  }

  /** Null when nothing answered. */
  async #fetch(url: string, request: RequestInit): Promise<Response | null> {
    for (const last = Date.now() + this.#patienceMs; ; await pause(AGAIN_MS)) {
      const answer = await fetch(url, request).catch(() => null);
      if ((answer && !isAway(answer.status)) || Date.now() >= last) return answer;
      await answer?.body?.cancel();
    }
  }
}
