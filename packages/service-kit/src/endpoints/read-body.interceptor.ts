import { promisify } from 'node:util';
import { LARGEST_JSON_BODY_IN_BYTES, LARGEST_PDF_IN_BYTES } from '@evenhand/contracts/limits';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import express, { type Request, type Response } from 'express';
import { fail } from '../problems/fail.js';
import { endpointOf } from './endpoint-of.js';

/** Deeper than any body of the API, and far from where a recursive reader runs out of stack. */
const DEEPEST = 64;

const childrenOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

/** Whether a parsed body is nested deeper than anything the API asks for. Goes level by level: it cannot run out of stack itself. */
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

/** A POST that carries nothing still announces its length: 0. */
const hasBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** A form is left to the handler, which reads it as a stream. */
const leaveUnread: typeof readJson = async () => {};

/** JSON that an endpoint consumes by name stays the bytes that came: a signature covers them. */
const readers = { 'application/json': readBytes, 'application/pdf': readPdf, 'multipart/form-data': leaveUnread };

/**
 * Reads the body after the guard has let the caller pass: JSON, or the file that the endpoint consumes. Too large,
 * unreadable and of another media type are each a problem of their own. What reads the body later may be recursive, so one
 * nested without end stops here.
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
