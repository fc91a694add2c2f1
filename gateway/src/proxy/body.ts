import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { fail, ProblemError } from '@evenhand/service-kit/problems/fail';
import type { Call } from '../calls/call.js';
import { Place } from '../calls/call.js';
import { largestBodyOf } from '../calls/largest-body.js';
import { bringsFile } from '../calls/target.js';

/** Passes chunks on up to `most` bytes; keeps the request open beyond, to answer 413. */
async function* upTo(most: number, request: IncomingMessage) {
  let size = 0;
  for await (const piece of request.iterator({ destroyOnReturn: false })) {
    size += piece.length;
    if (size > most) fail('too-large');
    yield piece;
  }
}

/** Collects a body; rejects when it is too large, or the place is taken away. */
const whole = (request: IncomingMessage, most: number, place: Place): Promise<Buffer> =>
  new Promise((done, failed) => {
    const pieces: Buffer[] = [];
    let size = 0;
    const refuse = (problem: ProblemError) => {
      request.off('data', take).pause();
      failed(problem);
    };
    const take = (piece: Buffer) => {
      size += piece.length;
      if (size > most) refuse(new ProblemError('too-large'));
      else pieces.push(piece);
    };
    request.on('data', take);
    request.once('end', () => {
      place.givesWay = false;
      done(Buffer.concat(pieces, size));
    });
    request.once('close', () => failed(new ProblemError('malformed-request')));
    place.givesWay = true;
    place.whenTakenAway(refuse);
  });

/**
 * The body to forward; null without one. JSON is collected first, so that a slow sender occupies only the gateway. A
 * file is streamed. A Content-Length over the limit is refused before reading.
 */
export const bodyOf = async (request: IncomingMessage, { target, place }: Call): Promise<Buffer | Readable | null> => {
  const { 'content-length': announced, 'transfer-encoding': streamed } = request.headers;
  const most = largestBodyOf(target);
  const size = Number(announced ?? 0);
  if (size > most) return fail('too-large');
  if (!streamed && size === 0) return null;
  if (!bringsFile(target)) return whole(request, most, place);
  place.whenTakenAway(() => request.destroy());
  return streamed ? Readable.from(upTo(most, request)) : request;
};
