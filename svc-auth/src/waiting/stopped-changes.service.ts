import { Activity } from '@evenhand/service-kit/activity/activity';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailedLinksRepository } from '../mailed-links/mailed-links.repository.js';
import { AddressChangesRepository } from '../people/address-changes.repository.js';
import type { Person } from '../people/person.entity.js';

/** Stops changes of an address before they take effect. */
@Injectable()
export class StoppedChangesService {
  constructor(
    private readonly changes: AddressChangesRepository,
    private readonly links: MailedLinksRepository,
    private readonly activity: Activity,
  ) {}

  async stop(manager: EntityManager, { id, caseId }: Pick<Person, 'id' | 'caseId'>): Promise<void> {
    await this.endLink(manager, id);
    if (await this.changes.remove(manager, id)) await this.activity.record(manager, caseId, 'address-change-stopped');
  }

  /**
   * As {@link stop}, by the mailbox of the present address. Where the holder of the second factor asked, only a session
   * with the factor stops the change: others may read the mailbox that is being left.
   */
  async stopFromMailbox(manager: EntityManager, person: Person): Promise<void> {
    const change = await this.changes.find(manager, person.id);
    if (change && !change.askedWithFactor) await this.stop(manager, person);
  }

  async endLink(manager: EntityManager, personId: string): Promise<void> {
    const change = await this.changes.find(manager, personId);
    if (change) await this.links.end(manager, change.tokenHash, 'address-change-stopped');
  }
}
