import type { IncomingHttpHeaders } from 'node:http';
import { pipeline, type Writable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { ServiceName } from '@evenhand/contracts/identity';
import type { Request, Response } from 'express';

const LEAST_BYTES = 1_400;
/** Best first. */
const encodings = ['br', 'gzip'] as const;

const makers = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip(),
};

/**
 * Answers about evidence are not compressed: they hold what others wrote and what the owner asked, and their length
 * would depend on both (BREACH).
 */
const COMPRESSED: readonly ServiceName[] = ['svc-intake', 'svc-finance'];

const isWorthIt = (
  service: ServiceName,
  { 'content-type': type = '', 'content-length': length }: IncomingHttpHeaders,
) => COMPRESSED.includes(service) && type.startsWith('application/json') && Number(length) >= LEAST_BYTES;

/** Where the answer of a service is written: the response, or a compressor in front of it. */
export const intoResponse = (
  service: ServiceName,
  request: Request,
  response: Response,
  headers: IncomingHttpHeaders,
): Writable => {
  const encoding = encodings.find((each) => request.acceptsEncodings(each) === each);
  if (request.method !== 'GET' || !encoding || !isWorthIt(service, headers)) return response;
  response.removeHeader('content-length');
  response.vary('Accept-Encoding').set('content-encoding', encoding);
  const compressor = makers[encoding]();
  pipeline(compressor, response, () => {});
  return compressor;
};
