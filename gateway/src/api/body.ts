import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import {
  LARGEST_EVIDENCE_FORM_IN_BYTES,
  LARGEST_JSON_BODY_IN_BYTES,
  LARGEST_PDF_IN_BYTES,
} from '@evenhand/contracts/limits';
import { fail } from '@evenhand/service-kit/problems/fail';
import type { Target } from './target.js';

const largest = {
  'application/json': LARGEST_JSON_BODY_IN_BYTES,
  'application/pdf': LARGEST_PDF_IN_BYTES,
  'multipart/form-data': LARGEST_EVIDENCE_FORM_IN_BYTES,
};

const largestFor = ({ endpoint }: Target): number => largest[endpoint?.consumes ?? 'application/json'];

/** Passes the pieces on as they come. The request stays open when it turns out too large, so that we can say so. */
async function* upTo(largest: number, request: IncomingMessage) {
  let size = 0;
  for await (const piece of request.iterator({ destroyOnReturn: false })) {
    size += piece.length;
    if (size > largest) fail('too-large');
    yield piece;
  }
}

/**
 * The body to send on; null when there is none. A body that announces its size is refused before the service hears of
 * it, one that does not is cut off at the limit. Nothing is collected here.
 */
export const bodyOf = (request: IncomingMessage, target: Target): Readable | null => {
  const { 'content-length': announced, 'transfer-encoding': streamed } = request.headers;
  const largest = largestFor(target);
  if (Number(announced ?? 0) > largest) fail('too-large');
  if (streamed) return Readable.from(upTo(largest, request));
  return Number(announced ?? 0) > 0 ? request : null;
};
