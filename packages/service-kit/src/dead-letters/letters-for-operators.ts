import {
  MOST_LETTERS_LISTED,
  MOST_SENT_LISTED,
  type SendAgain,
  type ServiceState,
} from '@evenhand/contracts/operators/operators';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Transactions } from '../database/transactions.js';
import { DeadLetters } from './dead-letters.js';
import { failureClassOf } from './failure-class.js';

const Groups = z.array(z.object({ kind: z.enum(['event', 'job']), name: z.string(), count: z.int() }));
const Letters = z.array(
  z.object({
    id: z.uuid(),
    kind: z.enum(['event', 'job']),
    name: z.string(),
    reason: z.string(),
    tries: z.int(),
    failedAt: z.date(),
  }),
);
const Sent = z.array(
  z.object({
    letterId: z.uuid(),
    kind: z.enum(['event', 'job']),
    name: z.string(),
    by: z.uuid().nullable(),
    at: z.date(),
  }),
);

type Lists = Pick<ServiceState, 'groups' | 'letters' | 'sentAgain'>;

/** Dead letters as operators see and send them: without payload and text of the failure. */
@Injectable()
export class LettersForOperators {
  constructor(
    private readonly transactions: Transactions,
    private readonly deadLetters: DeadLetters,
  ) {}

  list(): Promise<Lists> {
    return this.transactions.run(async (manager) => {
      const groups = await manager.query(
        'select kind, name, count(*)::int as count from dead_letter group by kind, name order by kind, name',
      );
      const letters = await manager.query(
        `select id, kind, name, reason, attempts as tries, failed_at as "failedAt"
         from dead_letter order by failed_at, id limit $1`,
        [MOST_LETTERS_LISTED],
      );
      const sent = await manager.query(
        `select letter_id as "letterId", kind, name, person_id as by, sent_at as at
         from letter_sent_again order by sent_at desc, letter_id limit $1`,
        [MOST_SENT_LISTED],
      );
      return {
        groups: Groups.parse(groups),
        letters: Letters.parse(letters).map(({ reason, failedAt, ...letter }) => ({
          ...letter,
          failedAt: failedAt.toISOString(),
          reason: failureClassOf(reason),
        })),
        sentAgain: Sent.parse(sent).map((one) => ({ ...one, at: one.at.toISOString() })),
      };
    });
  }

  /** Sends one letter or a group again and records it, in one transaction each. Returns how many were still there. */
  async sendAgain(asked: SendAgain, personId: string): Promise<number> {
    let sent = 0;
    for (const id of 'id' in asked ? [asked.id] : await this.idsOf(asked))
      if (await this.deadLetters.replay(id, personId)) sent += 1;
    return sent;
  }

  private async idsOf({ kind, name }: { kind: string; name: string }): Promise<string[]> {
    const rows = await this.transactions.manager.query(
      'select id from dead_letter where kind = $1 and name = $2 order by failed_at, id',
      [kind, name],
    );
    return z
      .array(z.object({ id: z.uuid() }))
      .parse(rows)
      .map(({ id }) => id);
  }
}
