import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { cents } from '@evenhand/contracts/money';
import * as sandbox from '../../src/provider/sandbox/sandbox-intent.js';
import { signatureOf } from '../../src/provider/signature.js';
import { disputeObject, intentObject } from './stripe-objects.js';

export const keys = { secretKey: 'sk_test_double', publishableKey: 'pk_test_double', webhookSecret: 'whsec_double' };

/** The double's API version. */
const VERSION = '2026-10-28.endive';
const KNOWN_FIELDS =
  /^(amount|currency|allowed_payment_method_types\[\d\]|statement_descriptor_suffix|metadata\[paymentId\])$/;

interface Answer {
  status: number;
  body: unknown;
}

const refusal = (status: number, type: string, code: string): Answer => ({
  status,
  body: { error: { type, code, message: code } },
});
const invalid = (code: string) => refusal(400, 'invalid_request_error', code);

/** Stripe's API as far as the driver uses it, with Stripe's checks of requests. */
export class StripeDouble {
  readonly intents = new Map<string, sandbox.SandboxIntent>();
  readonly asked: string[] = [];
  /** Called before an answer is sent: a test can break the connection here. */
  beforeAnswer: (path: string) => Promise<void> | void = () => {};
  private readonly answers = new Map<string, { body: string; answer: Answer }>();
  private readonly server = createServer((request, response) => void this.handle(request, response));
  url = '';

  async start(): Promise<void> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  /** An action in the browser or at a bank. */
  change(id: string, change: (intent: sandbox.SandboxIntent) => sandbox.SandboxIntent): void {
    const intent = this.intents.get(id);
    if (intent) this.intents.set(id, change(intent));
  }

  webhook(id: string, at: Date, eventId = `evt_${randomUUID()}`): { body: string; signature: string } {
    const object = intentObject(this.get(id));
    const event = {
      id: eventId,
      object: 'event',
      api_version: VERSION,
      type: 'payment_intent.changed',
      data: { object },
    };
    const body = JSON.stringify(event);
    return { body, signature: signatureOf(body, keys.webhookSecret, at) };
  }

  private get(id: string): sandbox.SandboxIntent {
    const intent = this.intents.get(id);
    if (!intent) throw new Error(`the double has no payment ${id}`);
    return sandbox.asOf(intent, Date.now());
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://double');
    const body = await text(request);
    this.asked.push(`${request.method} ${pathname}`);
    const { status, body: answer } = this.checked(request, body) ?? this.once(request, pathname, searchParams, body);
    await this.beforeAnswer(`${request.method} ${pathname}`);
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_double' });
    response.end(JSON.stringify(answer));
  }

  private checked({ method, headers }: IncomingMessage, body: string): Answer | null {
    if (headers.authorization !== `Bearer ${keys.secretKey}`) return refusal(401, 'invalid_request_error', 'api_key');
    if (headers['stripe-version'] !== VERSION) return invalid('api_version');
    const key = headers['idempotency-key'];
    if (method !== 'POST') return null;
    if (typeof key !== 'string') return invalid('idempotency_key_missing');
    const known = this.answers.get(key);
    return known && known.body !== body ? refusal(400, 'idempotency_error', 'key_with_other_content') : null;
  }

  private once(request: IncomingMessage, path: string, query: URLSearchParams, body: string): Answer {
    const key = request.headers['idempotency-key'];
    const known = typeof key === 'string' ? this.answers.get(key) : undefined;
    if (known) return known.answer;
    const answer = this.act(request.method ?? '', path, query, new URLSearchParams(body));
    if (typeof key === 'string') this.answers.set(key, { body, answer });
    return answer;
  }

  private act(method: string, path: string, query: URLSearchParams, form: URLSearchParams): Answer {
    if (method === 'POST' && path === '/v1/payment_intents') return this.create(form);
    if (method === 'POST' && path === '/v1/refunds') return this.refund(form);
    if (path === '/v1/payment_intents') return list([...this.intents.keys()].map((id) => intentObject(this.get(id))));
    if (path === '/v1/disputes') return list([disputeObject(this.get(query.get('payment_intent') ?? ''))]);
    const [, id = '', act] = /^\/v1\/payment_intents\/([^/]+)(\/cancel)?$/.exec(path) ?? [];
    if (!this.intents.has(id)) return refusal(404, 'invalid_request_error', 'resource_missing');
    if (act) return this.cancel(id);
    return { status: 200, body: intentObject(this.get(id)) };
  }

  private create(form: URLSearchParams): Answer {
    const amount = Number(form.get('amount'));
    if (!Number.isInteger(amount) || amount < 50) return invalid('parameter_invalid_integer');
    if (form.get('currency') !== 'cad') return invalid('currency');
    if ([...form.keys()].some((field) => !KNOWN_FIELDS.test(field))) return invalid('parameter_unknown');
    if ((form.get('statement_descriptor_suffix') ?? '').length > 22) return invalid('statement_descriptor_suffix');
    const id = `pi_${randomUUID().replaceAll('-', '')}`;
    const known = {
      id,
      clientSecret: `${id}_secret_1`,
      paymentId: form.get('metadata[paymentId]'),
      amount: cents(amount),
    };
    this.intents.set(id, sandbox.opened(known, Date.now()));
    return { status: 200, body: intentObject(this.get(id)) };
  }

  private cancel(id: string): Answer {
    this.change(id, sandbox.closed);
    const { attempt } = this.get(id);
    return attempt === 'closed'
      ? { status: 200, body: intentObject(this.get(id)) }
      : invalid('payment_intent_unexpected_state');
  }

  private refund(form: URLSearchParams): Answer {
    const id = form.get('payment_intent') ?? '';
    const intent = this.get(id);
    const amount = cents(Number(form.get('amount')));
    if (intent.refunded === intent.amount) return invalid('charge_already_refunded');
    if (intent.dispute === 'open' || intent.dispute === 'lost') return invalid('charge_disputed');
    if (intent.refunded + amount > intent.amount) return invalid('amount_too_large');
    this.change(id, (one) => sandbox.refunded(one, amount));
    return { status: 200, body: { id: 're_1', object: 'refund', payment_intent: id, status: 'succeeded' } };
  }
}

const list = (data: unknown[]): Answer => ({ status: 200, body: { object: 'list', has_more: false, data } });
