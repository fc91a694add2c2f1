import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Passkey } from './passkey.entity.js';

@Injectable()
export class PasskeysRepository {
  ofPerson(manager: EntityManager, personId: string): Promise<Passkey[]> {
    return manager.find(Passkey, { where: { personId }, order: { addedAt: 'ASC' } });
  }

  findByCredential(manager: EntityManager, credentialId: string): Promise<Passkey | null> {
    return manager.findOneBy(Passkey, { credentialId });
  }

  /** False when the credential is known already. */
  async add(manager: EntityManager, passkey: Passkey): Promise<boolean> {
    const added = await manager
      .createQueryBuilder()
      .insert()
      .into(Passkey)
      .values(passkey)
      .orIgnore()
      .returning('id')
      .execute();
    return added.raw.length > 0;
  }

  /** Changes return whether the person has such a passkey. */
  async rename(manager: EntityManager, personId: string, id: string, name: string): Promise<boolean> {
    return (await manager.update(Passkey, { id, personId }, { name })).affected === 1;
  }

  async remove(manager: EntityManager, personId: string, id: string): Promise<boolean> {
    return (await manager.delete(Passkey, { id, personId })).affected === 1;
  }

  async removeAll(manager: EntityManager, personId: string): Promise<void> {
    await manager.delete(Passkey, { personId });
  }

  /** False when it was removed meanwhile. */
  async noteUse(manager: EntityManager, id: string, use: Partial<Passkey>): Promise<boolean> {
    return (await manager.update(Passkey, { id }, use)).affected === 1;
  }
}
