import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { TrustedDevice } from '../devices/trusted-device.entity.js';
import { RecoveryWait } from './recovery-wait.entity.js';

/** One wait for each browser that asks: none replaces another. */
@Injectable()
export class RecoveryWaitsRepository {
  find(manager: EntityManager, personId: string, deviceHash: string): Promise<RecoveryWait | null> {
    return manager.findOneBy(RecoveryWait, { personId, deviceHash });
  }

  /** The earliest first. */
  ofPerson(manager: EntityManager, personId: string): Promise<RecoveryWait[]> {
    return manager.find(RecoveryWait, { where: { personId }, order: { opensAt: 'ASC' } });
  }

  /** The earliest of the people who trust a browser. */
  findOfBrowser(manager: EntityManager, deviceHash: string): Promise<RecoveryWait | null> {
    return manager
      .createQueryBuilder(RecoveryWait, 'wait')
      .innerJoin(TrustedDevice, 'device', 'device.personId = wait.personId')
      .where('device.tokenHash = :deviceHash', { deviceHash })
      .orderBy('wait.opensAt')
      .getOne();
  }

  async begin(manager: EntityManager, wait: RecoveryWait): Promise<void> {
    await manager.insert(RecoveryWait, wait);
  }

  async end(manager: EntityManager, { personId, deviceHash }: RecoveryWait): Promise<void> {
    await manager.delete(RecoveryWait, { personId, deviceHash });
  }

  /** Returns whose they are. */
  async delayAll(manager: EntityManager, opensAt: Date): Promise<string[]> {
    const rows = await manager.find(RecoveryWait);
    await manager.updateAll(RecoveryWait, { opensAt });
    return [...new Set(rows.map(({ personId }) => personId))];
  }

  async endOfPerson(manager: EntityManager, personId: string): Promise<void> {
    await manager.delete(RecoveryWait, { personId });
  }
}
