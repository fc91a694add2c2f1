import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SafetyScreenRow } from './safety-screen.entity.js';

@Injectable()
export class SafetyScreensRepository {
  find(manager: EntityManager, caseId: string): Promise<SafetyScreenRow | null> {
    return manager.findOneBy(SafetyScreenRow, { caseId });
  }

  async keep(manager: EntityManager, screen: SafetyScreenRow): Promise<void> {
    await manager.upsert(SafetyScreenRow, screen, ['caseId']);
  }
}
