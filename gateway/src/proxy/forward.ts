import type { Readable } from 'node:stream';
import { IDENTITY_HEADER } from '@evenhand/contracts/identity';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { requestId } from '../answers/request-id.js';
import type { Call } from '../calls/call.js';
import { Services } from '../calls/services.js';
import { IdentitySigner } from '../identity/signer.js';
import { answerHeaders, requestHeaders } from './headers.js';

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
@Injectable()
export class Forward {
  constructor(
    private readonly services: Services,
    private readonly signer: IdentitySigner,
  ) {}

  async call(call: Call, body: Buffer | Readable | null, request: Request, response: Response): Promise<void> {
    const { target, identity, address } = call;
    const headers = {
      ...requestHeaders(request.headers, target.service),
      'x-request-id': requestId(response),
      [IDENTITY_HEADER]: await this.signer.sign(identity, address, target.service),
    };
    const sent = { method: request.method, path: target.path, headers, body, signal: untilGone(response) };
    await this.services
      .toTarget(target)
      .stream(sent, ({ statusCode, headers }) => begin(response, statusCode, headers));
  }
}
