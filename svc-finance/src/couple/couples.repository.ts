import type { CoupleDescribed } from '@evenhand/contracts/events/couple-described';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CoupleRow } from './couple.entity.js';

@Injectable()
export class CouplesRepository {
  find(manager: EntityManager, caseId: string): Promise<CoupleRow | null> {
    return manager.findOneBy(CoupleRow, { caseId });
  }

  async keep(manager: EntityManager, couple: CoupleDescribed): Promise<void> {
    await manager.upsert(CoupleRow, couple, ['caseId']);
  }
}
