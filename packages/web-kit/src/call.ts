import type { Endpoint } from '@evenhand/contracts/endpoint';
import { PAGE_FAILED } from '@evenhand/contracts/release-set';
import type { z } from 'zod';
import { takeFirstCall } from './first-calls.js';
import { ProblemError } from './problem-error.js';
import { proveSecondFactorNow } from './second-factor.js';
import { newTrace } from './trace.js';

type BodyOf<Body> = Body extends z.ZodType ? z.input<Body> : undefined;
type AnswerOf<Answer> = Answer extends z.ZodType ? z.output<Answer> : null;

export interface CallOptions {
  /** Values for the `:name` parameters of the path. */
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** The idempotency key of an attempt, stable over repeated clicks and retries. */
  attempt?: string;
  signal?: AbortSignal;
  /** The request continues after the page is left; for small requests whose answer is ignored. */
  keepalive?: boolean;
}

/** The address of an endpoint with its parameters filled in. */
export const pathOf = (path: string, { params = {}, query = {} }: CallOptions): string => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  return search ? `${filled}?${search}` : filled;
};

/** A fault of the API, perhaps caused by what a new version sends; a service that is away answers otherwise. */
const UNEXPECTED = 500;

const sendOnce = async <Body extends z.ZodType | null, Answer extends z.ZodType | null>(
  endpoint: Endpoint<Body, Answer>,
  content: { body: BodyInit; type: string } | null,
  options: CallOptions,
): Promise<Response> => {
  const { attempt, signal, keepalive } = options;
  const address = pathOf(endpoint.path, options);
  const started = endpoint.method === 'GET' ? takeFirstCall(address) : undefined;
  const request =
    started ??
    fetch(address, {
      method: endpoint.method,
      credentials: 'include',
      headers: {
        ...newTrace(),
        ...(content && { 'Content-Type': content.type }),
        ...(endpoint.idempotent && { 'Idempotency-Key': attempt ?? crypto.randomUUID() }),
      },
      body: content?.body ?? null,
      signal: signal ?? null,
      ...(keepalive && { keepalive }),
    });
  const response = await request;
  if (response.status === UNEXPECTED) dispatchEvent(new Event(PAGE_FAILED));
  if (!response.ok) throw new ProblemError(response.status, await response.text(), response.statusText);
  return response;
};

/** As {@link sendOnce}; again after the person has proven the second factor that the endpoint asks for. */
const send: typeof sendOnce = async (endpoint, content, options) => {
  try {
    return await sendOnce(endpoint, content, options);
  } catch (error) {
    const isNeeded = error instanceof ProblemError && error.problem?.code === 'second-factor-needed';
    if (!isNeeded || !(await proveSecondFactorNow())) throw error;
    return sendOnce(endpoint, content, options);
  }
};

/** The value of a call without an answer. */
const nothing = JSON.parse('null');

/** Writes on their way, by what they send. */
const underWay = new Map<string, Promise<unknown>>();

/** A second press of a button before the first has its answer sends nothing, and gets the same answer. */
const once = <Answer>(what: string, send: () => Promise<Answer>): Promise<Answer> => {
  const first = underWay.get(what) as Promise<Answer> | undefined;
  if (first) return first;
  const sent = send().finally(() => underWay.delete(what));
  underWay.set(what, sent);
  return sent;
};

/**
 * Calls an endpoint of the API: cookies always, a JSON body only when there is data.
 * @throws ProblemError for any answer that is not a success; TypeError when no answer came.
 */
export const call = <Body extends z.ZodType | null, Answer extends z.ZodType | null>(
  endpoint: Endpoint<Body, Answer>,
  body?: BodyOf<Body>,
  options: CallOptions = {},
): Promise<AnswerOf<Answer>> => {
  const content = body === undefined ? null : { body: JSON.stringify(body), type: 'application/json' };
  const ask = async () => {
    const response = await send(endpoint, content, options);
    return response.status === 204 || !endpoint.answer ? nothing : await response.json();
  };
  if (endpoint.method === 'GET' || options.signal) return ask();
  return once([endpoint.method, pathOf(endpoint.path, options), content?.body].join(' '), ask);
};

/** Calls an endpoint that accepts or returns a file. Returns the raw response. */
export const callForFile = <Body extends z.ZodType | null, Answer extends z.ZodType | null>(
  endpoint: Endpoint<Body, Answer>,
  body?: BodyOf<Body> | Blob,
  options: CallOptions = {},
): Promise<Response> => {
  if (body instanceof Blob) return send(endpoint, { body, type: endpoint.consumes ?? body.type }, options);
  return send(endpoint, body === undefined ? null : { body: JSON.stringify(body), type: 'application/json' }, options);
};
