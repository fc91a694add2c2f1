import { unsealed } from '@evenhand/service-kit/sealed-addresses/stored-address';
import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, LessThanOrEqual, Not } from 'typeorm';
import { AddressChangeRow } from './address-change.entity.js';
import { EarlierAddress } from './earlier-address.entity.js';

/** One request for each person: a later one replaces it. */
@Injectable()
export class AddressChangesRepository {
  find(manager: EntityManager, personId: string): Promise<AddressChangeRow | null> {
    return manager.findOneBy(AddressChangeRow, { personId });
  }

  async replace(manager: EntityManager, change: AddressChangeRow): Promise<void> {
    await manager.upsert(AddressChangeRow, change, ['personId']);
  }

  async setProven(manager: EntityManager, personId: string, provenAt: Date): Promise<void> {
    await manager.update(AddressChangeRow, { personId, provenAt: IsNull() }, { provenAt });
  }

  /** False without a request. */
  async remove(manager: EntityManager, personId: string): Promise<boolean> {
    return ((await manager.delete(AddressChangeRow, { personId })).affected ?? 0) > 0;
  }

  /** Those that take effect now. */
  due(manager: EntityManager, now: Date): Promise<AddressChangeRow[]> {
    return manager.findBy(AddressChangeRow, { opensAt: LessThanOrEqual(now), provenAt: Not(IsNull()) });
  }

  /** Returns whose they are. */
  async delayAll(manager: EntityManager, opensAt: Date): Promise<string[]> {
    const rows = await manager.find(AddressChangeRow);
    await manager.updateAll(AddressChangeRow, { opensAt });
    return rows.map(({ personId }) => personId);
  }

  async deleteUnproven(manager: EntityManager, now: Date): Promise<void> {
    await manager.delete(AddressChangeRow, { linkEndsAt: LessThanOrEqual(now), provenAt: IsNull() });
  }

  async keepEarlier(manager: EntityManager, address: EarlierAddress): Promise<void> {
    await manager.createQueryBuilder().insert().into(EarlierAddress).values(address).orIgnore().execute();
  }

  /** Without those that belong to another account by now. */
  async earlierOf(manager: EntityManager, personId: string): Promise<string[]> {
    const rows: { email: string }[] = await manager.query(
      `SELECT email FROM earlier_address WHERE person_id = $1
        AND NOT EXISTS (SELECT FROM person WHERE person.email = earlier_address.email)`,
      [personId],
    );
    return rows.map(({ email }) => unsealed(manager, email));
  }
}
