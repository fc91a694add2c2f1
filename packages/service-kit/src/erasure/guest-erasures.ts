import { type CasePartErased, casePartErased } from '@evenhand/contracts/events/case-erasure';
import type { GuestErasureAsked } from '@evenhand/contracts/events/guest-erasure';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RunningService } from '../config/running-service.js';
import { Outbox } from '../outbox/outbox.js';
import { TableTraces } from './table-traces.js';
import { WaitingTraces } from './waiting-traces.js';

interface Erasing {
  /** Deletes the service's rows; idempotent. Tables in `keptTables` are not searched. */
  erase: () => Promise<Partial<Pick<CasePartErased, 'keys' | 'kept'>> & { keptTables?: readonly string[] }>;
  /** Searches stores of the service that are not its schema; the round `prove` alone. */
  search?: () => Promise<CasePartErased['found']>;
  /** What waits is of an account with the address. */
  keepsWaiting?: boolean;
}

/**
 * A service's step of the deletion of a partner, witness or lawyer without an account: in one transaction with its
 * answer, and safe to repeat. Events that wait go their way first; the search finds them until then.
 */
@Injectable()
export class GuestErasures {
  constructor(
    private readonly tables: TableTraces,
    private readonly waiting: WaitingTraces,
    private readonly outbox: Outbox,
    private readonly service: RunningService,
  ) {}

  async take(
    manager: EntityManager,
    asked: GuestErasureAsked,
    { erase, search, keepsWaiting }: Erasing,
  ): Promise<void> {
    const { deletionId, service, round, caseId, email: address } = asked;
    if (service !== this.service.name) return;
    if (!keepsWaiting) await this.waiting.clearOfGuest(manager, { caseId, address });
    const { keys = [], kept = [], keptTables = [] } = await erase();
    const found =
      round === 'prove'
        ? [
            ...(await this.tables.findAddress(manager, { caseId, address }, [...keptTables, 'leaving_guests'])),
            ...(keepsWaiting ? [] : await this.waiting.findOfGuest(manager, { caseId, address })),
            ...((await search?.()) ?? []),
          ]
        : [];
    await this.outbox.publish(manager, casePartErased, { deletionId, service, round, words: [], keys, kept, found });
  }
}
