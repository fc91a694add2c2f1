import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../database/transactions.js';
import { fail } from '../problems/fail.js';
import { type RepeatableCall, SealedAnswers } from './sealed-answers.js';

const BUSY = Symbol('another request with this key is at work');
const PAUSE_MS = 25;
const TIMEOUT_MS = 15_000;

/**
 * Runs the work of a call once and returns the first answer to every repetition. The answer commits with the work.
 * Concurrent repetitions wait without holding a connection.
 */
@Injectable()
export class FirstAnswer {
  constructor(
    private readonly transactions: Transactions,
    private readonly answers: SealedAnswers,
  ) {}

  /**
   * @throws ProblemError `key-reused` when the key came with another call before
   * @throws ProblemError `service-unavailable` when the first call is still running after fifteen seconds
   */
  async of(call: RepeatableCall, work: () => Promise<unknown>): Promise<unknown> {
    const deadline = performance.now() + TIMEOUT_MS;
    while (performance.now() < deadline) {
      const answer = await this.transactions.run((manager) => this.attempt(manager, call, work));
      if (answer !== BUSY) return answer;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    return fail('service-unavailable');
  }

  private async attempt(manager: EntityManager, call: RepeatableCall, work: () => Promise<unknown>) {
    const lock = 'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as taken';
    const [{ taken }] = await manager.query(lock, [JSON.stringify(['idempotency', call.caller, call.key])]);
    if (!taken) return BUSY;
    const found = await this.answers.find(manager, call);
    if (found) return found.isSame ? (found.answer ?? undefined) : fail('key-reused');
    const answer = await work();
    await this.answers.add(manager, call, answer);
    return answer;
  }
}
