import type { Readable } from 'node:stream';
import { problems } from '@evenhand/contracts/problems';
import { StreamableFile } from '@nestjs/common';

interface Known {
  length?: number;
  /** A picture is shown by what it is; anything else is only kept. */
  type?: string;
}

/** Evidence as a file of its own: nothing of it is opened as a page. */
export const asDownload = (name: string, content: Readable, known: Known = {}): StreamableFile => {
  const { length, type = 'application/octet-stream' } = known;
  const disposition = `attachment; filename="${plain(name)}"; filename*=UTF-8''${encoded(name)}`;
  return new StreamableFile(content, { type, disposition, length }).setErrorHandler(breakOff);
};

/** What cannot be proven is not sent. Once some of it is on its way, it ends short of the length that was announced. */
const breakOff: Parameters<StreamableFile['setErrorHandler']>[0] = (_error, response) => {
  if (response.headersSent) return response.end();
  response.statusCode = problems.unexpected.status;
  return response.send('');
};

/** The name for programs that read ASCII alone: nothing that could end the quotes or the header. */
const plain = (name: string): string => name.replaceAll(/[^\w. ()-]/g, '_');

/** RFC 8187: what encodeURIComponent leaves but a header may not have is escaped too. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
