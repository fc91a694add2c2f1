import { randomUUID } from 'node:crypto';
import { mediaTypeOf } from '@evenhand/contracts/evidence/files';
import type { PresignedUpload, PresignUpload } from '@evenhand/contracts/evidence/uploads';
import { LARGEST_EVIDENCE_FILE_IN_BYTES } from '@evenhand/contracts/limits';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { CaseKeys } from '@evenhand/service-kit/keys/case-keys';
import { Inject, Injectable } from '@nestjs/common';
import { STORAGE, type Storage } from '../storage/storage.js';
import { type Announced, announcedBy } from './announced.js';
import type { EvidenceFileEntity } from './evidence-file.entity.js';
import { FilesRepository } from './files.repository.js';
import { arrivalOf } from './places.js';
import { UploadDeadlines } from './upload-deadlines.js';
import { UploadRoom } from './upload-room.js';

type RequestedUpload = Pick<EvidenceFileEntity, 'purpose' | 'maySearch'>;

@Injectable()
export class PresignService {
  constructor(
    private readonly transactions: Transactions,
    private readonly keys: CaseKeys,
    private readonly files: FilesRepository,
    private readonly room: UploadRoom,
    @Inject(STORAGE) private readonly storage: Storage,
    private readonly deadlines: UploadDeadlines,
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
      expiresAt: this.deadlines.permittedUntil(),
    });
  }

  private async expect(caseId: string, announced: Announced & RequestedUpload, size: number): Promise<string> {
    await this.room.onDisk(size);
    return this.transactions.run(async (manager) => {
      // The key before the room, as uploads in parts do: otherwise the two deadlock.
      const { id: keyId } = await this.keys.getOrMake(manager, caseId);
      await this.room.inCase(manager, caseId, size);
      const awaited = { state: 'awaited' as const, refused: null, size, parts: null, sha256: null, judgement: null };
      const file = { id: randomUUID(), caseId, keyId, ...announced, ...awaited, uploadedAt: this.deadlines.now() };
      await this.files.add(manager, file);
      return arrivalOf(file);
    });
  }
}
