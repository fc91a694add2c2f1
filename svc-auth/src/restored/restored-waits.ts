import { ADDRESS_CHANGE_HOURS } from '@evenhand/contracts/auth/address-change';
import { DELETION_DAYS } from '@evenhand/contracts/auth/deletion';
import { RECOVERY_HOURS } from '@evenhand/contracts/auth/factor-recovery';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Ledger } from '@evenhand/service-kit/erasure/ledger';
import { LOG, type Log } from '@evenhand/service-kit/logs/log';
import { Clock } from '@evenhand/service-kit/time/clock';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RecoveryWaitsRepository } from '../factors/recovery-waits.repository.js';
import { NoticesService } from '../notices/notices.service.js';
import { AccountUsesRepository } from '../people/account-uses.repository.js';
import { AddressChangesRepository } from '../people/address-changes.repository.js';
import { PeopleRepository } from '../people/people.repository.js';
import type { Person } from '../people/person.entity.js';
import { DeletionsRepository } from '../waiting/deletions.repository.js';

/**
 * What waits in a restored backup may have been stopped since: it waits its full time again, with a new notice. Before
 * any worker runs: restored queues hold the jobs that carry it out.
 */
@Injectable()
export class RestoredWaits implements OnModuleInit {
  constructor(
    private readonly transactions: Transactions,
    private readonly ledger: Ledger,
    private readonly deletions: DeletionsRepository,
    private readonly changes: AddressChangesRepository,
    private readonly recoveries: RecoveryWaitsRepository,
    private readonly uses: AccountUsesRepository,
    private readonly people: PeopleRepository,
    private readonly notices: NoticesService,
    private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  async onModuleInit(): Promise<void> {
    if (!this.ledger.isRestored()) return;
    await this.transactions.run(async (manager) => {
      const deletions = await this.delayDeletions(manager);
      const addressChanges = await this.delayAddressChanges(manager);
      const recoveries = await this.delayRecoveries(manager);
      await this.uses.announceLastAgain(manager);
      this.log.info({ deletions, addressChanges, recoveries }, 'restored backup: what waits has its full time again');
    });
  }

  private async delayDeletions(manager: EntityManager): Promise<number> {
    const dueAt = this.clock.inDays(DELETION_DAYS);
    const waiting = await this.deletions.allWaiting(manager);
    for (const { id, personId } of waiting) {
      await this.deletions.change(manager, id, { dueAt });
      await this.tell(manager, personId, (person) => this.notices.deletionWaits(manager, person, dueAt));
    }
    return waiting.length;
  }

  private async delayAddressChanges(manager: EntityManager): Promise<number> {
    const opensAt = this.clock.inDays(ADDRESS_CHANGE_HOURS / 24);
    await this.changes.deleteUnproven(manager, this.clock.now());
    const waiting = await this.changes.delayAll(manager, opensAt);
    for (const personId of waiting)
      await this.tell(manager, personId, (person) => this.notices.addressChangeWaits(manager, person, opensAt));
    return waiting.length;
  }

  private async delayRecoveries(manager: EntityManager): Promise<number> {
    const opensAt = this.clock.inDays(RECOVERY_HOURS / 24);
    const waiting = await this.recoveries.delayAll(manager, opensAt);
    for (const personId of waiting)
      await this.tell(manager, personId, (person) => this.notices.recoveryWaits(manager, person, opensAt));
    return waiting.length;
  }

  private async tell(
    manager: EntityManager,
    personId: string | null,
    notify: (person: Person) => Promise<void>,
  ): Promise<void> {
    if (!personId || this.ledger.toEraseAgain('person').includes(personId)) return;
    const person = await this.people.findById(manager, personId);
    if (person) await notify(person);
  }
}
