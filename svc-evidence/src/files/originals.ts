import { Readable } from 'node:stream';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { CaseKeys } from '@evenhand/service-kit/keys/case-keys';
import { Inject, Injectable } from '@nestjs/common';
import { open } from '../keys/sealed-stream.js';
import { STORAGE, type Storage } from '../storage/storage.js';
import type { EvidenceFileEntity } from './evidence-file.entity.js';
import { FilesRepository } from './files.repository.js';
import { placeOf } from './places.js';

export interface Original {
  file: EvidenceFileEntity;
  content: Readable;
}

@Injectable()
export class Originals {
  constructor(
    private readonly transactions: Transactions,
    private readonly keys: CaseKeys,
    private readonly files: FilesRepository,
    @Inject(STORAGE) private readonly storage: Storage,
  ) {}

  async find(caseId: string, id: string): Promise<Original | null> {
    const { manager } = this.transactions;
    const file = await this.files.find(manager, caseId, id);
    const key = await this.keys.find(manager, caseId);
    if (file?.state !== 'stored' || key?.id !== file.keyId) return null;
    const sealed = await this.storage.find(placeOf(file));
    if (!sealed) return null;
    const opened = open(sealed.content, key.secret, placeOf(file));
    return { file, content: Readable.from(opened, { objectMode: false }) };
  }
}
