import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Processes } from '@evenhand/service-kit/jobs/processes';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { STORAGE, type Storage } from '../storage/storage.js';
import { RemovalEntity } from './removal.entity.js';
import { removeObjects } from './remove-objects.job.js';

@Injectable()
export class RemoveObjectsProcessor {
  constructor(
    private readonly transactions: Transactions,
    @Inject(STORAGE) private readonly storage: Storage,
  ) {}

  @Processes(removeObjects)
  async remove({ keys, removal }: z.infer<typeof removeObjects.payload>): Promise<void> {
    for (const key of keys) await this.storage.remove(key);
    if (removal) await this.transactions.manager.delete(RemovalEntity, { id: removal });
  }
}
