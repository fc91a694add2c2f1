import { OwnerIdentity, SESSION_COOKIE } from '@evenhand/contracts/identity';
import { RESOLVE_SESSION_PATH } from '@evenhand/contracts/internal/sessions';
import type { TestService } from '@evenhand/service-kit/testing/start-test-service';
import { sha256 } from '@evenhand/service-kit/tokens/tokens';

export interface BrowserKind {
  userAgent?: string;
  networkAddress?: string;
}

export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** A browser with cookies, behind a gateway that resolves its session and signs its identity. */
export class Browser {
  /** Set-Cookie lines by origin and name. */
  private readonly jars = new Map<string, Map<string, string>>();
  private readonly headers: Record<string, string>;
  private readonly address: string;

  constructor(
    private readonly service: TestService,
    { userAgent = FIREFOX, networkAddress = '198.51.100.1' }: BrowserKind = {},
  ) {
    this.headers = { 'user-agent': userAgent };
    this.address = networkAddress;
  }

  get(path: string, headers?: Record<string, string>): Promise<Answer> {
    return this.send('GET', path, undefined, headers);
  }

  post(path: string, body?: unknown): Promise<Answer> {
    return this.send('POST', path, body);
  }

  put(path: string, body: unknown): Promise<Answer> {
    return this.send('PUT', path, body);
  }

  patch(path: string, body: unknown): Promise<Answer> {
    return this.send('PATCH', path, body);
  }

  delete(path: string): Promise<Answer> {
    return this.send('DELETE', path);
  }

  /** Does not follow redirects. */
  async visit(address: string): Promise<Headers> {
    return (await this.open(address)).headers;
  }

  /** A page of another site, or the answer to its form. Does not follow redirects. */
  async open(address: string, form?: URLSearchParams): Promise<Response> {
    const url = new URL(address);
    const sent = form ? { method: 'POST', body: form } : {};
    const answer = await fetch(url, { ...sent, headers: this.headersFor(url), redirect: 'manual' });
    this.keep(url, answer.headers.getSetCookie());
    return answer;
  }

  cookie(name: string): string | undefined {
    return this.lastCookie(name)
      ?.split(';')[0]
      ?.slice(name.length + 1);
  }

  lastCookie(name: string): string | undefined {
    return this.jar(new URL(this.service.url)).get(name);
  }

  setCookie(name: string, value: string): void {
    this.jar(new URL(this.service.url)).set(name, `${name}=${value}`);
  }

  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const url = new URL(path, this.service.url);
    const caller = await this.caller();
    const call = { body, headers: { ...this.headersFor(url), ...headers }, address: this.address };
    const answer = await caller.send(method, path, call);
    this.keep(url, answer.headers.getSetCookie());
    return answer;
  }

  private async caller() {
    const session = this.cookie(SESSION_COOKIE);
    if (!session) return this.service.asAnonymous;
    const call = { body: { tokenHash: sha256(session) } };
    const { status, body } = await this.service.asGateway.send('POST', RESOLVE_SESSION_PATH, call);
    return status === 200 ? this.service.as(OwnerIdentity.parse(body)) : this.service.asAnonymous;
  }

  private headersFor(url: URL): Record<string, string> {
    const cookie = [...this.jar(url).values()].map((line) => line.split(';')[0]).join('; ');
    return { ...this.headers, ...(cookie && { cookie }) };
  }

  private keep(url: URL, lines: string[]): void {
    for (const line of lines) {
      const name = line.slice(0, line.indexOf('='));
      if (/expires=thu, 01 jan 1970/i.test(line)) this.jar(url).delete(name);
      else this.jar(url).set(name, line);
    }
  }

  private jar({ origin }: URL): Map<string, string> {
    const jar = this.jars.get(origin) ?? new Map<string, string>();
    this.jars.set(origin, jar);
    return jar;
  }
}
