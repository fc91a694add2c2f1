import { Readable } from 'node:stream';
import { type EvidenceFile, type FileList, type ListFiles } from '@evenhand/contracts/evidence/files';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Injectable, type StreamableFile } from '@nestjs/common';
import type { EvidenceFileEntity } from '../files/evidence-file.entity.js';
import { FilesRepository } from '../files/files.repository.js';
import { Originals } from '../files/originals.js';
import { RegistrationService } from '../files/registration.service.js';
import { extractInChild } from '../indexing/sandbox/extract-in-child.js';
import { limitsFor } from '../indexing/sandbox/parse-in-child.js';
import { StatusRepository } from '../indexing/status.repository.js';
import { formatNamed } from '../readers/formats.js';
import { shownAs } from '../readers/shown-pictures.js';
import { sentenceOf } from '../readers/unreadable.js';
import { keptUntil } from '../retention/kept-until.js';
import { RetentionRepository } from '../retention/retention.repository.js';
import { PassagesRepository } from '../segments/passages.repository.js';
import { UnreadRepository } from '../unread/unread.repository.js';
import { asDownload } from './as-download.js';

@Injectable()
export class FilesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly files: FilesRepository,
    private readonly retention: RetentionRepository,
    private readonly statuses: StatusRepository,
    private readonly registration: RegistrationService,
    private readonly originals: Originals,
    private readonly unread: UnreadRepository,
    private readonly passages: PassagesRepository,
  ) {}

  async list(caseId: string, query: ListFiles): Promise<FileList> {
    const { manager } = this.transactions;
    const [files, found] = await this.files.pageOfCase(manager, caseId, query);
    const total = query.search ? await this.files.countOfCase(manager, caseId) : found;
    return { files: await this.shown(caseId, files), found, total };
  }

  async register(caseId: string, key: string): Promise<EvidenceFile> {
    const registered = await this.registration.register(caseId, key);
    const [file] = await this.shown(caseId, [registered]);
    return file ?? fail('not-found');
  }

  async download(caseId: string, id: string): Promise<StreamableFile> {
    const { file, content } = (await this.originals.find(caseId, id)) ?? fail('not-found');
    return asDownload(file.name, content, { length: file.size });
  }

  async downloadUnread(caseId: string, id: string, number: number): Promise<StreamableFile> {
    const parts = await this.unread.ofFiles(this.transactions.manager, caseId, [id]);
    const part = parts.get(id)?.find((one) => one.number === number) ?? fail('not-found');
    return asDownload(part.name, await this.carried(caseId, id, number));
  }

  async showPicture(caseId: string, id: string, position: number): Promise<StreamableFile> {
    const [passage] = await this.passages.passages(this.transactions.manager, caseId, [{ fileId: id, position }]);
    const name = passage?.text.split('\n')[0] ?? '';
    const type = shownAs(name);
    if (!passage?.picture || !type) return fail('not-found');
    return asDownload(name, await this.carried(caseId, id, passage.picture), { type });
  }

  private async carried(caseId: string, id: string, number: number): Promise<Readable> {
    const { file, content } = (await this.originals.find(caseId, id)) ?? fail('not-found');
    return Readable.from(extractInChild(file.name, content, number, limitsFor(file.size)), { objectMode: false });
  }

  private async shown(caseId: string, files: EvidenceFileEntity[]): Promise<EvidenceFile[]> {
    const { manager } = this.transactions;
    const retention = await this.retention.ofCase(manager, caseId);
    const ids = files.map(({ id }) => id);
    const unread = await this.unread.ofFiles(manager, caseId, ids);
    const indexing = new Map((await this.statuses.ofFiles(manager, caseId, ids)).map((file) => [file.fileId, file]));
    return files.map(({ uploadedAt, ...file }) => ({
      ...file,
      isSearchable: file.state === 'stored' && file.maySearch && formatNamed(file.extension)?.isSearchable === true,
      indexing: indexing.get(file.id) ?? null,
      unread: (unread.get(file.id) ?? []).map(({ number, name, failure }) => ({
        number,
        name,
        reason: sentenceOf(failure),
      })),
      uploadedAt: uploadedAt.toISOString(),
      keptUntil: keptUntil({ ...file, uploadedAt }, retention)?.toISOString() ?? null,
    }));
  }
}
