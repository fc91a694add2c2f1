import type { Endpoint } from '@evenhand/contracts/endpoint';
import { IDENTITY_HEADER } from '@evenhand/contracts/identity';
import { z } from 'zod';

/** What a call of a test brings along. */
export interface TestCall {
  /** Anything: a test may well send what the contract forbids. */
  body?: unknown;
  /** Values for the `:names` of the path. */
  params?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** The network address that the gateway saw the caller at. */
  address?: string;
}

/** An answer whose body is read: parsed JSON, or text when it is not JSON. */
export interface TestAnswer {
  status: number;
  headers: Headers;
  body: unknown;
  bytes: Buffer;
}

const pathOf = (path: string, { params = {}, query = {} }: TestCall): string => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  return search ? `${filled}?${search}` : filled;
};

const bodyOf = (body: unknown): { sent?: string | Uint8Array<ArrayBuffer>; type?: string } => {
  if (body === undefined) return {};
  if (typeof body === 'string') return { sent: body, type: 'application/json' };
  if (body instanceof Uint8Array) return { sent: new Uint8Array(body), type: 'application/pdf' };
  return { sent: JSON.stringify(body), type: 'application/json' };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Calls a running service as one caller, with a token signed anew for each call. */
export class TestClient {
  constructor(
    private readonly url: string,
    private readonly token: (address?: string) => Promise<string | null>,
  ) {}

  /** Calls any path. A string body is sent as it is, bytes as a PDF, all else as JSON. */
  async send(method: string, path: string, call: TestCall = {}): Promise<TestAnswer> {
    const { sent, type } = bodyOf(call.body);
    const token = await this.token(call.address);
    const headers = new Headers({
      ...(type && { 'content-type': type }),
      ...(token && { [IDENTITY_HEADER]: token }),
      ...call.headers,
    });
    const target = `${this.url}${pathOf(path, call)}`;
    const response = await fetch(target, { method, headers, body: sent, redirect: 'manual' });
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, body: parsed(bytes.toString('utf8')), bytes };
  }

  /** Calls an endpoint and hands back whatever comes. */
  call<Body extends z.ZodType | null, Answer extends z.ZodType | null>(
    endpoint: Endpoint<Body, Answer>,
    call: TestCall = {},
  ): Promise<TestAnswer> {
    return this.send(endpoint.method, endpoint.path, call);
  }

  /** Calls an endpoint that must succeed and parses its answer. Throws with the problem when it does not. */
  async get<Body extends z.ZodType | null, Answer extends z.ZodType>(
    endpoint: Endpoint<Body, Answer>,
    call: TestCall = {},
  ): Promise<z.output<Answer>> {
    const answer = await this.call(endpoint, call);
    if (answer.status !== (endpoint.status ?? 200)) {
      throw new Error(`${endpoint.method} ${endpoint.path}: ${answer.status} ${answer.bytes.toString('utf8')}`);
    }
    // What an answer's schema makes of a value is on the wire already: reading it is the way back, then forth again.
    return endpoint.answer.parse(z.encode<z.ZodType>(endpoint.answer, answer.body));
  }
}
