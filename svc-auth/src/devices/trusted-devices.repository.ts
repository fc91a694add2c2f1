import { Injectable } from '@nestjs/common';
import { type EntityManager, LessThan, Not } from 'typeorm';
import { Person } from '../people/person.entity.js';
import { TrustedDevice } from './trusted-device.entity.js';

@Injectable()
export class TrustedDevicesRepository {
  async trust(manager: EntityManager, device: TrustedDevice): Promise<void> {
    await manager.upsert(TrustedDevice, device, ['personId', 'tokenHash']);
  }

  /** False for an address without an account, too. */
  isTrusted(manager: EntityManager, email: string, tokenHash: string): Promise<boolean> {
    return manager
      .createQueryBuilder(TrustedDevice, 'device')
      .innerJoin(Person, 'person', 'person.id = device.personId')
      .where('person.email = :email AND device.tokenHash = :tokenHash', { email, tokenHash })
      .getExists();
  }

  isOf(manager: EntityManager, personId: string, tokenHash: string): Promise<boolean> {
    return manager.existsBy(TrustedDevice, { personId, tokenHash });
  }

  async forgetOfPerson(manager: EntityManager, personId: string, exceptHash?: string): Promise<void> {
    await manager.delete(TrustedDevice, { personId, ...(exceptHash && { tokenHash: Not(exceptHash) }) });
  }

  async deleteUnusedSince(manager: EntityManager, moment: Date): Promise<void> {
    await manager.delete(TrustedDevice, { lastUsedAt: LessThan(moment) });
  }
}
