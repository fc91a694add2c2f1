import type { Readable } from 'node:stream';
import { problems } from '@evenhand/contracts/problems';
import { StreamableFile } from '@nestjs/common';

interface Known {
  length?: number;
  /** The media type of a picture; other files are sent as application/octet-stream. */
  type?: string;
}

export const asDownload = (name: string, content: Readable, known: Known = {}): StreamableFile => {
  const { length, type = 'application/octet-stream' } = known;
  const disposition = `attachment; filename="${plain(name)}"; filename*=UTF-8''${encoded(name)}`;
  return new StreamableFile(content, { type, disposition, length }).setErrorHandler(breakOff);
};

/** A broken seal ends the response short of its Content-Length. */
const breakOff: Parameters<StreamableFile['setErrorHandler']>[0] = (_error, response) => {
  if (response.headersSent) return response.end();
  response.statusCode = problems.unexpected.status;
  return response.send('');
};

/** The ASCII file name, without characters that end the quotes or the header. */
const plain = (name: string): string => name.replaceAll(/[^\w. ()-]/g, '_');

/** RFC 8187: escapes what encodeURIComponent leaves and a header may not contain. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
