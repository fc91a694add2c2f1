import { randomUUID } from 'node:crypto';
import { type EvidenceExtension, extensionOf, mediaTypeOf, mediaTypesOf } from '@evenhand/contracts/evidence/files';
import type { PresignedUpload, PresignUpload } from '@evenhand/contracts/evidence/uploads';
import { LARGEST_EVIDENCE_FILE_IN_BYTES } from '@evenhand/contracts/limits';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { fail } from '@evenhand/service-kit/problems/fail';
import { evidenceWording } from '@evenhand/wording/evidence';
import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../config.js';
import { CaseKeysRepository } from '../keys/case-keys.repository.js';
import { STORAGE, type Storage } from '../storage/storage.js';
import { FilesRepository } from './files.repository.js';
import { arrivalOf } from './places.js';

/** A browser names a file; other programs may name its folder too, which is none of our business. */
const nameOf = (filename: string): string =>
  filename.slice(Math.max(filename.lastIndexOf('/'), filename.lastIndexOf('\\')) + 1);

const refuse = (pointer: string): never => fail('invalid-input', evidenceWording.rejected.type, { pointer });

@Injectable()
export class PresignService {
  constructor(
    private readonly transactions: Transactions,
    private readonly keys: CaseKeysRepository,
    private readonly files: FilesRepository,
    @Inject(STORAGE) private readonly storage: Storage,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Expects a file, and signs the permission to send it to the one place that is kept for it. */
  async presign(caseId: string, { filename, mime }: PresignUpload): Promise<PresignedUpload> {
    const name = nameOf(filename);
    const extension = extensionOf(name) ?? refuse('/filename');
    if (!mediaTypesOf(extension).includes(mime.toLowerCase())) refuse('/mime');
    const key = await this.expect(caseId, name, extension);
    return this.storage.presign({
      key,
      contentType: mediaTypeOf(extension),
      smallestInBytes: 1,
      largestInBytes: LARGEST_EVIDENCE_FILE_IN_BYTES,
      expiresAt: new Date(Date.now() + this.config.UPLOAD_SECONDS * 1_000),
    });
  }

  private expect(caseId: string, name: string, extension: EvidenceExtension): Promise<string> {
    return this.transactions.run(async (manager) => {
      const { id: keyId } = await this.keys.getOrMake(manager, caseId);
      const awaited = { state: 'awaited' as const, refused: null, size: 0, sha256: null, uploadedAt: new Date() };
      const file = { id: randomUUID(), caseId, keyId, name, extension, ...awaited };
      await this.files.add(manager, file);
      return arrivalOf(file);
    });
  }
}
