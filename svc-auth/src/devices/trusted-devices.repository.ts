import { storedAddress } from '@evenhand/service-kit/sealed-addresses/stored-address';
import { Injectable } from '@nestjs/common';
import { type EntityManager, LessThan, Not } from 'typeorm';
import { Person } from '../people/person.entity.js';
import { BrowserHistory } from './browser-history.entity.js';
import { TrustedDevice } from './trusted-device.entity.js';

@Injectable()
export class TrustedDevicesRepository {
  /** Keeps the label. */
  async trust(manager: EntityManager, device: Omit<TrustedDevice, 'label'>): Promise<void> {
    const { personId, tokenHash, lastUsedAt } = device;
    await manager.upsert(TrustedDevice, device, ['personId', 'tokenHash']);
    await manager.query(
      `INSERT INTO browser_history (person_id, token_hash, known_since, last_used_at) VALUES ($1, $2, $3, $3)
       ON CONFLICT (person_id, token_hash) DO UPDATE SET last_used_at = excluded.last_used_at`,
      [personId, tokenHash, lastUsedAt],
    );
  }

  /** False for an address without an account, too. */
  isTrusted(manager: EntityManager, email: string, tokenHash: string): Promise<boolean> {
    return manager
      .createQueryBuilder(TrustedDevice, 'device')
      .innerJoin(Person, 'person', 'person.id = device.personId')
      .where('person.email = :stored AND device.tokenHash = :tokenHash', {
        stored: storedAddress(manager, email),
        tokenHash,
      })
      .getExists();
  }

  ofPerson(manager: EntityManager, personId: string): Promise<TrustedDevice[]> {
    return manager.findBy(TrustedDevice, { personId });
  }

  async setLabel(manager: EntityManager, personId: string, tokenHash: string, label: string | null): Promise<void> {
    await manager.update(TrustedDevice, { personId, tokenHash }, { label });
  }

  isOf(manager: EntityManager, personId: string, tokenHash: string): Promise<boolean> {
    return manager.existsBy(TrustedDevice, { personId, tokenHash });
  }

  async forgetOfPerson(manager: EntityManager, personId: string, exceptHash?: string): Promise<void> {
    await manager.delete(TrustedDevice, { personId, ...(exceptHash && { tokenHash: Not(exceptHash) }) });
  }

  /** As {@link forgetOfPerson}, as if none had ever been used. */
  async forgetHistory(manager: EntityManager, personId: string): Promise<void> {
    await this.forgetOfPerson(manager, personId);
    await manager.delete(BrowserHistory, { personId });
  }

  async deleteUnusedSince(manager: EntityManager, moment: Date): Promise<void> {
    await manager.delete(TrustedDevice, { lastUsedAt: LessThan(moment) });
    await manager.delete(BrowserHistory, { lastUsedAt: LessThan(moment) });
  }
}
