import { Readable } from 'node:stream';
import { problems } from '@evenhand/contracts/problems';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Traces } from '@evenhand/service-kit/traces/traces';
import { Injectable, StreamableFile } from '@nestjs/common';
import { Originals } from '../files/originals.js';
import { extractInChild } from '../indexing/sandbox/extract-in-child.js';
import { limitsFor } from '../indexing/sandbox/parse-in-child.js';
import { lookAhead, upTo } from '../readers/look-ahead.js';
import { pictureType } from '../readers/shown-pictures.js';
import { HEAD_BYTES } from '../readers/signatures.js';
import { PassagesRepository } from '../segments/passages.repository.js';
import { UnreadRepository } from '../unread/unread.repository.js';

interface Known {
  length?: number;
  /** The media type of a picture; other files are sent as application/octet-stream. */
  type?: string;
}

const asDownload = (name: string, content: Readable, known: Known = {}): StreamableFile => {
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

@Injectable()
export class DownloadsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly originals: Originals,
    private readonly unread: UnreadRepository,
    private readonly passages: PassagesRepository,
    private readonly traces: Traces,
  ) {}

  async download(caseId: string, id: string): Promise<StreamableFile> {
    const { file, content } = (await this.originals.find(caseId, id)) ?? fail('not-found');
    return asDownload(file.name, content, { length: file.size });
  }

  async downloadUnread(caseId: string, id: string, number: number): Promise<StreamableFile> {
    if (number < 1) return fail('not-found');
    const parts = await this.unread.ofFiles(this.transactions.manager, caseId, [id]);
    const part = parts.get(id)?.find((one) => one.number === number) ?? fail('not-found');
    return asDownload(part.name, await this.carried(caseId, id, number));
  }

  async showPicture(caseId: string, id: string, position: number): Promise<StreamableFile> {
    const [passage] = await this.passages.passages(this.transactions.manager, caseId, [{ fileId: id, position }]);
    if (!passage?.picture) return fail('not-found');
    const bytes: AsyncIterable<Uint8Array> = await this.carried(caseId, id, passage.picture);
    const { sample, all } = await lookAhead(bytes, upTo(HEAD_BYTES));
    const type = pictureType(Buffer.concat(sample));
    if (!type) return fail('not-found');
    return asDownload(passage.filename, Readable.from(all, { objectMode: false }), { type });
  }

  private async carried(caseId: string, id: string, number: number): Promise<Readable> {
    const { file, content } = (await this.originals.find(caseId, id)) ?? fail('not-found');
    const span = { name: 'extract in child', kind: 'internal', attributes: { fileKind: file.extension } } as const;
    const bytes = this.traces.reading(span, extractInChild(file.name, content, number, limitsFor(file.size)));
    return Readable.from(bytes, { objectMode: false });
  }
}
