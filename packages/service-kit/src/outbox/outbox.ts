import { randomUUID } from 'node:crypto';
import type { Event } from '@evenhand/contracts/events/event';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { Transactions } from '../database/transactions.js';
import { Relay } from './relay.js';

interface Entry {
  kind: 'event' | 'job';
  name: string;
  payload: unknown;
  jobId?: string;
  delaySeconds?: number;
  priority?: number;
}

/** What this service tells the others: written with the change itself, sent once that is kept, lost never. */
@Injectable()
export class Outbox {
  constructor(
    private readonly transactions: Transactions,
    private readonly relay: Relay,
  ) {}

  /**
   * Tells every consumer of an event that it happened, if and when the manager's transaction is kept.
   * @throws ZodError when the payload is not the event's
   */
  async publish<Payload extends z.ZodType>(
    manager: EntityManager,
    event: Event<Payload>,
    payload: z.input<Payload>,
  ): Promise<void> {
    await this.write(manager, { kind: 'event', name: event.name, payload: event.payload.parse(payload) });
  }

  /** Adds an entry that is sent after the commit. Jobs come this way too. */
  async write(manager: EntityManager, entry: Entry): Promise<void> {
    const { kind, name, payload, jobId, delaySeconds = 0, priority = 0 } = entry;
    await manager.query(
      'insert into outbox (id, kind, name, payload, job_id, delay_seconds, priority) values ($1, $2, $3, $4, $5, $6, $7)',
      [randomUUID(), kind, name, JSON.stringify(payload), jobId ?? null, delaySeconds, priority],
    );
    this.transactions.afterCommit(() => this.relay.wake());
  }
}
