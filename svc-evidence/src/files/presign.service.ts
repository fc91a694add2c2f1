import { randomUUID } from 'node:crypto';
import { mediaTypeOf } from '@evenhand/contracts/evidence/files';
import type { PresignedUpload, PresignUpload } from '@evenhand/contracts/evidence/uploads';
import { LARGEST_EVIDENCE_FILE_IN_BYTES } from '@evenhand/contracts/limits';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../config.js';
import { CaseKeysRepository } from '../keys/case-keys.repository.js';
import { STORAGE, type Storage } from '../storage/storage.js';
import { type Announced, announcedBy } from './announced.js';
import type { EvidenceFileEntity } from './evidence-file.entity.js';
import { FilesRepository } from './files.repository.js';
import { arrivalOf } from './places.js';
import { UploadRoom } from './upload-room.js';

type RequestedUpload = Pick<EvidenceFileEntity, 'purpose' | 'maySearch'>;

@Injectable()
export class PresignService {
  constructor(
    private readonly transactions: Transactions,
    private readonly keys: CaseKeysRepository,
    private readonly files: FilesRepository,
    private readonly room: UploadRoom,
    @Inject(STORAGE) private readonly storage: Storage,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async presign(caseId: string, upload: PresignUpload): Promise<PresignedUpload> {
    const announced = announcedBy(upload);
    const size = upload.size ?? LARGEST_EVIDENCE_FILE_IN_BYTES;
    const { purpose } = upload;
    const requested = { purpose, maySearch: purpose === 'evidence' || upload.maySearch };
    const key = await this.expect(caseId, { ...announced, ...requested }, size);
    return this.storage.presign({
      key,
      contentType: mediaTypeOf(announced.extension),
      smallestInBytes: 1,
      largestInBytes: size,
      expiresAt: new Date(Date.now() + this.config.UPLOAD_SECONDS * 1_000),
    });
  }

  private async expect(caseId: string, announced: Announced & RequestedUpload, size: number): Promise<string> {
    await this.room.onDisk(size);
    return this.transactions.run(async (manager) => {
      // The key before the room, as uploads in parts do: otherwise the two deadlock.
      const { id: keyId } = await this.keys.getOrMake(manager, caseId);
      await this.room.inCase(manager, caseId, size);
      const awaited = { state: 'awaited' as const, refused: null, size, parts: null, sha256: null, judgement: null };
      const file = { id: randomUUID(), caseId, keyId, ...announced, ...awaited, uploadedAt: new Date() };
      await this.files.add(manager, file);
      return arrivalOf(file);
    });
  }
}
