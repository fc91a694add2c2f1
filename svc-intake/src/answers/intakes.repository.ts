import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { IntakeRow } from './intake.entity.js';

@Injectable()
export class IntakesRepository {
  find(manager: EntityManager, caseId: string): Promise<IntakeRow | null> {
    return manager.findOneBy(IntakeRow, { caseId });
  }

  async keep(manager: EntityManager, intake: IntakeRow): Promise<void> {
    await manager.upsert(IntakeRow, intake, ['caseId']);
  }
}
