import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { RunningService } from '../config/running-service.js';
import { Transactions } from '../database/transactions.js';
import type { JobKind } from '../jobs/job.js';
import { Outbox } from '../outbox/outbox.js';
import { EVENT_RETRIES, eventsQueue, Queues } from '../queues/queues.js';

/** A job or event whose retries are exhausted. `payload` may hold personal data: for replay, not for display. */
export const DeadLetter = z.object({
  id: z.uuid(),
  kind: z.enum(['event', 'job']),
  name: z.string(),
  jobId: z.string(),
  payload: z.json(),
  reason: z.string(),
  attempts: z.int(),
  priority: z.int(),
  failedAt: z.date(),
});
export type DeadLetter = z.infer<typeof DeadLetter>;

const COLUMNS = 'id, kind, name, job_id as "jobId", payload, reason, attempts, priority, failed_at as "failedAt"';

@Injectable()
export class DeadLetters {
  constructor(
    private readonly database: DataSource,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly queues: Queues,
    private readonly service: RunningService,
  ) {}

  /** Oldest first. */
  async all(): Promise<DeadLetter[]> {
    return DeadLetter.array().parse(await this.database.query(`select ${COLUMNS} from dead_letter order by failed_at`));
  }

  /**
   * Removes a dead letter and runs it again from the first attempt. False when it is not on the list any more.
   * @param operator the account to record it under
   */
  replay(id: string, operator?: string): Promise<boolean> {
    return this.transactions.run(async (manager) => {
      const letter = await this.take(manager, id);
      if (!letter) return false;
      if (operator) await this.record(manager, letter, operator);
      if (letter.kind === 'job') await this.outbox.write(manager, { ...letter, kind: 'job' });
      else await this.redeliver(letter);
      return true;
    });
  }

  /** Replays every dead letter of one kind of job. */
  async replayAll({ name }: JobKind): Promise<void> {
    const letters: { id: string }[] = await this.database.query(
      `select id from dead_letter where kind = 'job' and name = $1`,
      [name],
    );
    for (const { id } of letters) await this.replay(id);
  }

  private async take(manager: EntityManager, id: string): Promise<DeadLetter | undefined> {
    const [rows] = await manager.query(`delete from dead_letter where id = $1 returning ${COLUMNS}`, [id]);
    return DeadLetter.array().parse(rows)[0];
  }

  private async record(manager: EntityManager, { id, kind, name }: DeadLetter, operator: string): Promise<void> {
    await manager.query('insert into letter_sent_again (letter_id, kind, name, person_id) values ($1, $2, $3, $4)', [
      id,
      kind,
      name,
      operator,
    ]);
  }

  /** Sends the event to this service only: the others have consumed it. */
  private async redeliver({ name, payload, jobId }: DeadLetter): Promise<void> {
    await this.queues.of(eventsQueue(this.service.name)).add(name, payload, { jobId, ...EVENT_RETRIES });
  }
}
