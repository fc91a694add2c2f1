import type { ContactsHidden } from '@evenhand/contracts/events/contacts-hidden';
import { HiddenContacts } from '@evenhand/contracts/hidden/contact-data';
import { Sealer } from '@evenhand/service-kit/sealing/sealer';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { HiddenContactsRow } from './hidden-contacts.entity.js';

const contextOf = (caseId: string) => `hidden contacts ${caseId}`;

@Injectable()
export class HiddenContactsRepository {
  constructor(private readonly sealer: Sealer) {}

  /** Null when nothing is hidden. */
  async find(manager: EntityManager, caseId: string): Promise<HiddenContacts | null> {
    const row = await manager.findOneBy(HiddenContactsRow, { caseId });
    return row && HiddenContacts.parse(JSON.parse(this.sealer.open(row.sealed, contextOf(caseId))));
  }

  /** An older event has no effect. */
  async keep(manager: EntityManager, { caseId, at, owner, partner }: ContactsHidden): Promise<void> {
    const sealed = this.sealer.seal(JSON.stringify({ owner, partner }), contextOf(caseId));
    await manager.query(
      `INSERT INTO hidden_contacts (case_id, at, sealed) VALUES ($1, $2, $3)
       ON CONFLICT (case_id) DO UPDATE SET at = excluded.at, sealed = excluded.sealed
       WHERE hidden_contacts.at <= excluded.at`,
      [caseId, at, sealed],
    );
  }
}
