import { randomUUID } from 'node:crypto';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { HalfRow } from './half.entity.js';

@Injectable()
export class HalvesRepository {
  /** The half of an address, created on first use. */
  async of(manager: EntityManager, where: Pick<HalfRow, 'caseId' | 'email'>): Promise<HalfRow> {
    await manager
      .createQueryBuilder()
      .insert()
      .into(HalfRow)
      .values({ id: randomUUID(), ...where })
      .orIgnore()
      .execute();
    return (await manager.findOneBy(HalfRow, where)) ?? fail('not-found');
  }

  async emailOf(manager: EntityManager, id: string): Promise<string> {
    return (await manager.findOneBy(HalfRow, { id }))?.email ?? fail('not-found');
  }
}
