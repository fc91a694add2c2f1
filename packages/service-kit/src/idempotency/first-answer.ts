import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { Transactions } from '../database/transactions.js';
import { fail } from '../problems/fail.js';

export interface RepeatableCall {
  caller: string;
  key: string;
  requestHash: string;
}

const Stored = z.array(z.object({ request_hash: z.string(), answer: z.json() }));
const BUSY = Symbol('another request with this key is at work');
const PAUSE_MS = 25;
const TIMEOUT_MS = 15_000;

/**
 * Runs the work of a call once and returns the first answer to every repetition. The answer commits with the work.
 * Concurrent repetitions wait without holding a connection.
 */
@Injectable()
export class FirstAnswer {
  constructor(private readonly transactions: Transactions) {}

  /**
   * @throws ProblemError `key-reused` when the key came with another call before
   * @throws ProblemError `service-unavailable` when the first call is still running after fifteen seconds
   */
  async of(call: RepeatableCall, work: () => Promise<unknown>): Promise<unknown> {
    const deadline = performance.now() + TIMEOUT_MS;
    while (performance.now() < deadline) {
      const answer = await this.transactions.run((manager) => attempt(manager, call, work));
      if (answer !== BUSY) return answer;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    return fail('service-unavailable');
  }
}

const attempt = async (manager: EntityManager, call: RepeatableCall, work: () => Promise<unknown>) => {
  const { caller, key, requestHash } = call;
  const lock = 'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as taken';
  const [{ taken }] = await manager.query(lock, [JSON.stringify(['idempotency', caller, key])]);
  if (!taken) return BUSY;
  const find = 'select request_hash, answer from idempotency where caller = $1 and key = $2';
  const [stored] = Stored.parse(await manager.query(find, [caller, key]));
  if (stored) return stored.request_hash === requestHash ? (stored.answer ?? undefined) : fail('key-reused');
  const answer = await work();
  await manager.query('insert into idempotency (caller, key, request_hash, answer) values ($1, $2, $3, $4)', [
    caller,
    key,
    requestHash,
    JSON.stringify(answer ?? null),
  ]);
  return answer;
};
