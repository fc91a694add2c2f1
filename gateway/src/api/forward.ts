import type { Readable } from 'node:stream';
import { IDENTITY_HEADER } from '@evenhand/contracts/identity';
import type { Request, Response } from 'express';
import type { Services } from '../services.js';
import { answerHeaders, requestHeaders } from './headers.js';
import type { Target } from './target.js';

/** What the gateway found out about a call and hands on with it. */
export interface Passport {
  body: Readable | null;
  requestId: string;
  /** Who calls and from where, signed for the service. */
  identity: string;
}

/** Ends the call to the service when the browser goes away before the answer is out. */
const untilGone = (response: Response): AbortSignal => {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  return gone.signal;
};

const begin = (response: Response, status: number, headers: Parameters<typeof answerHeaders>[0]): Response => {
  response.status(status);
  for (const [name, value] of answerHeaders(headers)) if (!response.hasHeader(name)) response.setHeader(name, value);
  return response;
};

/** Streams a call to its service and the answer back. Headers that the gateway has set already are the ones that count. */
export const forward = async (
  services: Services,
  target: Target,
  request: Request,
  response: Response,
  { body, requestId, identity }: Passport,
): Promise<void> => {
  const headers = {
    ...requestHeaders(request.headers, target.service),
    'x-request-id': requestId,
    [IDENTITY_HEADER]: identity,
  };
  const call = { method: request.method, path: target.path, headers, body, signal: untilGone(response) };
  await services.toTarget(target).stream(call, ({ statusCode, headers }) => begin(response, statusCode, headers));
};
