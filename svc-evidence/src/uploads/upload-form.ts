import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fail } from '@evenhand/service-kit/problems/fail';
import busboy from 'busboy';

const limits = { files: 1, fields: 20, fieldSize: 16_384, parts: 21, headerPairs: 20 };

type Receive = (fields: Record<string, string>, content: Readable) => Promise<void>;

const begin = (request: IncomingMessage) => {
  try {
    return busboy({ headers: request.headers, limits });
  } catch {
    return fail('malformed-request');
  }
};

/**
 * Streams the last part, the file, with the fields before it. When `receive` throws, the rest is drained, so that the
 * browser receives the answer.
 */
export const receiveForm = async (request: IncomingMessage, receive: Receive): Promise<void> => {
  const form = begin(request);
  const fields = new Map<string, string>();
  let receiving: Promise<void> | null = null;
  form.on('field', (name, value) => fields.set(name, value));
  form.on('file', (_name, content) => {
    receiving = receive(Object.fromEntries(fields), content).finally(() => content.resume());
    receiving.catch(() => {});
  });
  await pipeline(request, form).catch(() => fail('malformed-request'));
  await (receiving ?? fail('malformed-request'));
};
