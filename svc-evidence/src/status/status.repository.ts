import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { IndexedFile } from './indexed-file.entity.js';

const Counted = z.object({ words: z.coerce.number(), lastIndexedAt: z.date().nullable() });
type Counted = z.infer<typeof Counted>;

@Injectable()
export class StatusRepository {
  async ofCase(manager: EntityManager, caseId: string): Promise<Counted> {
    const counted = await manager
      .createQueryBuilder(IndexedFile, 'file')
      .select('coalesce(sum(file.words), 0)', 'words')
      .addSelect('max(file.indexedAt)', 'lastIndexedAt')
      .where({ caseId })
      .getRawOne();
    return Counted.parse(counted);
  }
}
