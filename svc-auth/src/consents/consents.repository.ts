import { randomUUID } from 'node:crypto';
import { sha256 } from '@evenhand/service-kit/tokens/tokens';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { ConsentRecord } from './consent-record.entity.js';

type NewRecord = Omit<ConsentRecord, 'id' | 'subjectHash'> & { subject: string };

@Injectable()
export class ConsentsRepository {
  async add(manager: EntityManager, { subject, ...record }: NewRecord): Promise<void> {
    await manager.insert(ConsentRecord, { ...record, id: randomUUID(), subjectHash: sha256(subject) });
  }

  /** The latest decision of any of the subjects, or null. */
  findLatest(
    manager: EntityManager,
    purpose: ConsentRecord['purpose'],
    subjects: string[],
  ): Promise<ConsentRecord | null> {
    const where = { purpose, subjectHash: In(subjects.map(sha256)) };
    return manager.findOne(ConsentRecord, { where, order: { at: 'DESC' } });
  }
}
