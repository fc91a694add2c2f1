import type { Endpoint } from '@evenhand/contracts/endpoint';
import { IDENTITY_HEADER } from '@evenhand/contracts/identity';
import { z } from 'zod';

export interface TestCall {
  /** Untyped: a test may send what the contract forbids. */
  body?: unknown;
  /** Values for the `:names` of the path. */
  params?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** The caller's network address, as the gateway signs it. */
  address?: string;
}

/** `body` is parsed JSON, or text when it is not JSON. */
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

/** Calls a service as one caller, with a new token for each call. */
export class TestClient {
  constructor(
    private readonly url: string,
    private readonly token: (address?: string) => Promise<string | null>,
  ) {}

  /** Calls any path. A string body is sent unchanged, bytes as a PDF, all else as JSON. */
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

  /** Calls an endpoint and returns any answer. Bytes have the type that the endpoint consumes. */
  call<Body extends z.ZodType | null, Answer extends z.ZodType | null>(
    endpoint: Endpoint<Body, Answer>,
    call: TestCall = {},
  ): Promise<TestAnswer> {
    const file = call.body instanceof Uint8Array && endpoint.consumes;
    const headers = { ...(file && { 'content-type': file }), ...call.headers };
    return this.send(endpoint.method, endpoint.path, { ...call, headers });
  }

  /**
   * Calls an endpoint and parses its answer.
   * @throws Error with the problem when it fails, and when the answer is null
   */
  async get<Body extends z.ZodType | null, Answer extends z.ZodType>(
    endpoint: Endpoint<Body, Answer>,
    call: TestCall = {},
  ): Promise<NonNullable<z.output<Answer>>> {
    const answer = await this.call(endpoint, call);
    if (answer.status !== (endpoint.status ?? 200)) {
      throw new Error(`${endpoint.method} ${endpoint.path}: ${answer.status} ${answer.bytes.toString('utf8')}`);
    }
    // The body is encoded already (dates as strings): encode a second time, then parse.
    const parsed = endpoint.answer.parse(z.encode<z.ZodType>(endpoint.answer, answer.body));
    if (parsed === null || parsed === undefined) throw new Error(`${endpoint.method} ${endpoint.path}: nothing`);
    return parsed;
  }
}
