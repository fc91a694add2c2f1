import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AnsweringEntity } from './answering.entity.js';

@Injectable()
export class AnsweringRepository {
  isAllowed(manager: EntityManager, caseId: string, provider: string): Promise<boolean> {
    return manager.existsBy(AnsweringEntity, { caseId, provider });
  }

  async allow(manager: EntityManager, caseId: string, provider: string): Promise<void> {
    await manager.upsert(AnsweringEntity, { caseId, provider }, ['caseId']);
  }

  async forget(manager: EntityManager, caseId: string): Promise<void> {
    await manager.delete(AnsweringEntity, { caseId });
  }
}
