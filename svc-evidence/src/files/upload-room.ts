import { MOST_EVIDENCE_PER_CASE_IN_BYTES, MOST_OPEN_UPLOADS_PER_CASE } from '@evenhand/contracts/limits';
import { fail } from '@evenhand/service-kit/problems/fail';
import { evidenceWording } from '@evenhand/wording/evidence';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { STORAGE, type Storage } from '../storage/storage.js';
import { FilesRepository } from './files.repository.js';

const wording = evidenceWording.rejected;

@Injectable()
export class UploadRoom {
  constructor(
    private readonly files: FilesRepository,
    @Inject(STORAGE) private readonly storage: Storage,
  ) {}

  /** @throws no-room when the disk is nearly full */
  async onDisk(bytes: number): Promise<void> {
    if (!(await this.storage.hasRoomFor(bytes))) fail('no-room', wording.diskFull);
  }

  /** Serializes concurrent uploads of a case. @throws `too-many-open-uploads`, `case-is-full` */
  async inCase(manager: EntityManager, caseId: string, bytes: number): Promise<void> {
    const taken = await this.files.roomTaken(manager, caseId);
    if (taken.open >= MOST_OPEN_UPLOADS_PER_CASE)
      fail('too-many-open-uploads', wording.openUploads(MOST_OPEN_UPLOADS_PER_CASE));
    const isFull = taken.bytes + bytes > MOST_EVIDENCE_PER_CASE_IN_BYTES;
    if (isFull) fail('case-is-full', wording.caseIsFull(MOST_EVIDENCE_PER_CASE_IN_BYTES));
  }
}
