import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { ConsentRecord } from './consent-record.entity.js';
import { consentSubject } from './consent-subject.js';

type NewRecord = Omit<ConsentRecord, 'id' | 'subjectHash'> & { subject: string };

@Injectable()
export class ConsentsRepository {
  async add(manager: EntityManager, { subject, ...record }: NewRecord): Promise<void> {
    await manager.insert(ConsentRecord, { ...record, id: randomUUID(), subjectHash: consentSubject(manager, subject) });
  }

  /** The latest decision of any of the subjects, or null. */
  findLatest(
    manager: EntityManager,
    purpose: ConsentRecord['purpose'],
    subjects: string[],
  ): Promise<ConsentRecord | null> {
    const hashes = subjects.map((subject) => consentSubject(manager, subject));
    const where = { purpose, subjectHash: In(hashes) };
    return manager.findOne(ConsentRecord, { where, order: { at: 'DESC' } });
  }
}
