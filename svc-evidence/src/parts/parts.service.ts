import { randomUUID } from 'node:crypto';
import { mediaTypeOf } from '@evenhand/contracts/evidence/files';
import {
  type Part,
  type PresignedParts,
  type PresignParts,
  type UnfinishedUpload,
} from '@evenhand/contracts/evidence/parts';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { CaseKeys } from '@evenhand/service-kit/keys/case-keys';
import { Inject, Injectable } from '@nestjs/common';
import { announcedBy } from '../files/announced.js';
import { Arrivals } from '../files/arrivals.js';
import type { EvidenceFileEntity } from '../files/evidence-file.entity.js';
import { FilesRepository } from '../files/files.repository.js';
import { arrivalOf, arrivalOfPart } from '../files/places.js';
import { UploadDeadlines } from '../files/upload-deadlines.js';
import { UploadRoom } from '../files/upload-room.js';
import { STORAGE, type Storage } from '../storage/storage.js';

@Injectable()
export class PartsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly keys: CaseKeys,
    private readonly files: FilesRepository,
    private readonly arrivals: Arrivals,
    private readonly room: UploadRoom,
    @Inject(STORAGE) private readonly storage: Storage,
    private readonly deadlines: UploadDeadlines,
  ) {}

  async presign(caseId: string, upload: PresignParts): Promise<PresignedParts> {
    const file = await this.expect(caseId, upload);
    const missing = file.state === 'awaited' ? await this.arrivals.missing(file) : [];
    const forms = missing.map(async (part) => ({ number: part.number, ...(await this.permit(file, part)) }));
    return { id: file.id, key: arrivalOf(file), missing: await Promise.all(forms) };
  }

  async listUnfinished(caseId: string): Promise<UnfinishedUpload[]> {
    const awaited = await this.files.awaitedOf(this.transactions.manager, caseId);
    return Promise.all(awaited.filter(({ parts }) => parts).map((file) => this.shown(file)));
  }

  /**
   * Continues the awaited file of this name and content; concurrent calls are serialized. A browser that missed the
   * judgement gets the judged file.
   */
  private async expect(caseId: string, upload: PresignParts): Promise<EvidenceFileEntity> {
    const { size, parts } = upload;
    const announced = { ...announcedBy(upload), size, parts };
    await this.room.onDisk(size);
    return this.transactions.run(async (manager) => {
      const { id: keyId } = await this.keys.getOrMake(manager, caseId);
      const known = await this.files.findInParts(manager, caseId, announced, this.deadlines.permittedSince());
      if (known) await this.files.renew(manager, known.id, this.deadlines.now());
      if (known) return known;
      await this.room.inCase(manager, caseId, size);
      const awaited = {
        purpose: 'evidence' as const,
        maySearch: true,
        state: 'awaited' as const,
        refused: null,
        sha256: null,
        judgement: null,
        uploadedAt: this.deadlines.now(),
      };
      const file = { id: randomUUID(), caseId, keyId, ...announced, ...awaited };
      await this.files.add(manager, file);
      return file;
    });
  }

  private permit(file: EvidenceFileEntity, { number, start, end }: Part) {
    return this.storage.presign({
      key: arrivalOfPart(file, number),
      contentType: mediaTypeOf(file.extension),
      smallestInBytes: end - start,
      largestInBytes: end - start,
      expiresAt: this.deadlines.permittedUntil(),
    });
  }

  private async shown(file: EvidenceFileEntity): Promise<UnfinishedUpload> {
    const { id, name, size, uploadedAt } = file;
    const missing = await this.arrivals.missing(file);
    const arrived = missing.reduce((rest, { start, end }) => rest - (end - start), size);
    const keptUntil = this.deadlines.keptUntil(uploadedAt).toISOString();
    return { id, key: arrivalOf(file), name, size, arrived, keptUntil };
  }
}
