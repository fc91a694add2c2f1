import { promisify } from 'node:util';
import { WORD } from '@evenhand/contracts/endpoint';
import { LARGEST_JSON_BODY_IN_BYTES, LARGEST_PDF_IN_BYTES, LARGEST_WORD_IN_BYTES } from '@evenhand/contracts/limits';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import express, { type Request, type Response } from 'express';
import { fail } from '../problems/fail.js';
import { endpointOf } from './endpoint-of.js';

/** Levels of nesting: more than any body of the API, far fewer than overflow the stack of a recursive reader. */
const DEEPEST = 64;

const childrenOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

/** Iterative, so that it cannot overflow the stack itself. */
const isTooDeep = (body: unknown): boolean => {
  let level = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true;
    level = level.flatMap(childrenOf);
  }
  return false;
};

const readJson = promisify(express.json({ limit: LARGEST_JSON_BODY_IN_BYTES }));
const readBytes = promisify(express.raw({ limit: LARGEST_JSON_BODY_IN_BYTES, type: 'application/json' }));
const readPdf = promisify(express.raw({ limit: LARGEST_PDF_IN_BYTES, type: 'application/pdf' }));
const readWord = promisify(express.raw({ limit: LARGEST_WORD_IN_BYTES, type: WORD }));

/** A POST without a body still sends Content-Length 0. */
const hasBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** The handler reads a form as a stream. */
const leaveUnread: typeof readJson = async () => {};

/** JSON that an endpoint declares by media type stays bytes: a signature covers them. */
const readers = {
  'application/json': readBytes,
  'application/pdf': readPdf,
  [WORD]: readWord,
  'multipart/form-data': leaveUnread,
};

/**
 * Reads the body after the guard has admitted the caller: JSON, or the file that the endpoint consumes. Refuses a body
 * that is too large, unreadable, of another media type or nested too deep, each with its own problem.
 */
@Injectable()
export class ReadBody implements NestInterceptor {
  async intercept(context: ExecutionContext, next: CallHandler) {
    const http = context.switchToHttp();
    const [request, response] = [http.getRequest<Request>(), http.getResponse<Response>()];
    const endpoint = endpointOf(context.getHandler());
    if (endpoint?.fromServers && !endpoint.body && !endpoint.consumes) return next.handle();
    const expected = endpoint?.consumes ?? 'application/json';
    if (hasBody(request) && !request.is(expected)) return fail('wrong-media-type');
    const reader = endpoint?.consumes ? readers[endpoint.consumes] : readJson;
    await this.read(reader, request, response);
    if (!endpoint?.consumes && isTooDeep(request.body)) return fail('invalid-input');
    return next.handle();
  }

  private async read(reader: typeof readJson, request: Request, response: Response): Promise<void> {
    try {
      await reader(request, response);
    } catch (error) {
      const kind = error instanceof Error && 'type' in error ? error.type : undefined;
      if (kind === 'entity.too.large') return fail('too-large');
      if (kind === 'encoding.unsupported' || kind === 'charset.unsupported') return fail('wrong-media-type');
      return fail('malformed-request');
    }
  }
}
