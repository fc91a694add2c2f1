import { type EvidenceFile, type FileList, type ListFiles } from '@evenhand/contracts/evidence/files';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Injectable } from '@nestjs/common';
import type { EvidenceFileEntity } from '../files/evidence-file.entity.js';
import { FilesRepository } from '../files/files.repository.js';
import { RegistrationService } from '../files/registration.service.js';
import { StatusRepository } from '../indexing/status.repository.js';
import { formatNamed } from '../readers/formats.js';
import { sentenceOf } from '../readers/unreadable.js';
import { keptUntil, RetentionRepository } from '../retention/retention.repository.js';
import { UnreadRepository } from '../unread/unread.repository.js';

@Injectable()
export class FilesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly files: FilesRepository,
    private readonly retention: RetentionRepository,
    private readonly statuses: StatusRepository,
    private readonly registration: RegistrationService,
    private readonly unread: UnreadRepository,
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

  private async shown(caseId: string, files: EvidenceFileEntity[]): Promise<EvidenceFile[]> {
    const { manager } = this.transactions;
    const retention = await this.retention.ofCase(manager, caseId);
    const ids = files.map(({ id }) => id);
    const unread = await this.unread.ofFiles(manager, caseId, ids);
    const indexing = new Map((await this.statuses.ofFiles(manager, caseId, ids)).map((file) => [file.fileId, file]));
    const firsts = await this.files.firstOf(
      manager,
      caseId,
      files.flatMap(({ sha256 }) => sha256 ?? []),
    );
    return files.map(({ uploadedAt, ...file }) => ({
      ...file,
      ...sameAs(file, firsts.get(`${file.purpose} ${file.sha256}`)),
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

const sameAs = ({ id }: Pick<EvidenceFileEntity, 'id'>, first?: Pick<EvidenceFileEntity, 'id' | 'name'>) =>
  first && first.id !== id ? { sameAs: first.name } : {};
