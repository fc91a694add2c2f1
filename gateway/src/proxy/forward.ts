import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { ACCESS_COOKIE, IDENTITY_HEADER, SESSION_COOKIE, type ServiceName } from '@evenhand/contracts/identity';
import { currentTrace } from '@evenhand/service-kit/context/running-context';
import { TRACE_HEADER, traceHeaderOf } from '@evenhand/service-kit/context/trace-parent';
import { Traces } from '@evenhand/service-kit/traces/traces';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { requestId } from '../answers/request-id.js';
import type { Call } from '../calls/call.js';
import { Services } from '../calls/services.js';
import { cookiesWithout } from '../identity/cookies.js';
import { IdentitySigner } from '../identity/signer.js';
import { intoResponse } from './compressed.js';

/** Hop-by-hop headers (RFC 9110, 7.6.1). */
const ofTheConnection = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

const setByTheGateway = new Set(['forwarded', 'x-request-id', TRACE_HEADER]);

/** Set by the gateway only: identity, address, ids of request and trace. Removed from requests. */
const isOurs = (name: string) =>
  name.startsWith('x-evenhand-') || name.startsWith('x-forwarded-') || setByTheGateway.has(name);

/** `tracestate` and `baggage` may name a person or a device. */
const ofTheRequestAlone = new Set(['host', 'expect', 'tracestate', 'baggage']);

/** A cookie is forwarded only to the service that issued it. */
const cookiesOfOthers: Partial<Record<ServiceName, string[]>> = {
  'svc-auth': [ACCESS_COOKIE],
  'svc-intake': [SESSION_COOKIE],
};

const cookiesFor = (service: ServiceName, cookies = ''): string =>
  cookiesWithout(cookiesOfOthers[service] ?? [ACCESS_COOKIE, SESSION_COOKIE], cookies);

/** A request's headers as forwarded, before the gateway adds its own. */
const requestHeaders = (headers: IncomingHttpHeaders, service: ServiceName): IncomingHttpHeaders => {
  const kept = Object.entries(headers).filter(
    ([name]) => !ofTheConnection.has(name) && !ofTheRequestAlone.has(name) && !isOurs(name),
  );
  return { ...Object.fromEntries(kept), cookie: cookiesFor(service, headers.cookie) || undefined };
};

const answerHeaders = (headers: IncomingHttpHeaders): [string, string | string[]][] =>
  Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || ofTheConnection.has(name) || isOurs(name) || name === 'x-powered-by' ? [] : [[name, value]],
  );

/** Aborts the call to the service when the browser disconnects before the answer is complete. */
const untilGone = (response: Response): AbortSignal => {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  return gone.signal;
};

const begin = (response: Response, status: number, headers: IncomingHttpHeaders): void => {
  response.status(status);
  for (const [name, value] of answerHeaders(headers)) if (!response.hasHeader(name)) response.setHeader(name, value);
};

/** Streams a call to its service and the answer back. Headers set by the gateway take precedence. */
@Injectable()
export class Forward {
  constructor(
    private readonly services: Services,
    private readonly signer: IdentitySigner,
    private readonly traces: Traces,
  ) {}

  call(call: Call, body: Buffer | Readable | null, request: Request, response: Response): Promise<void> {
    const { service, endpoint } = call.target;
    const { method, path: route } = endpoint;
    const span = { name: `${method} ${route}`, kind: 'client', attributes: { method, route, service } } as const;
    return this.traces.within(span, () => this.send(call, body, request, response));
  }

  private async send(call: Call, body: Buffer | Readable | null, request: Request, response: Response): Promise<void> {
    const { target, identity, address } = call;
    const headers = {
      ...requestHeaders(request.headers, target.service),
      'x-request-id': requestId(response),
      [TRACE_HEADER]: traceHeaderOf(currentTrace()),
      [IDENTITY_HEADER]: await this.signer.sign(identity, address, target.service),
    };
    const sent = { method: request.method, path: target.path, headers, body, signal: untilGone(response) };
    await this.services.toTarget(target).stream(sent, ({ statusCode, headers: answer }) => {
      begin(response, statusCode, answer);
      return intoResponse(target.service, request, response, answer);
    });
  }
}
