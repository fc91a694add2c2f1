import { Transactions } from '@evenhand/service-kit/database/transactions';
import { fail } from '@evenhand/service-kit/problems/fail';
import { sealOf } from '@evenhand/service-kit/sealed-addresses/stored-address';
import { Clock } from '@evenhand/service-kit/time/clock';
import { authServer } from '@evenhand/wording/auth-server';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { allowances, type Purpose } from './allowances.js';
import { AttemptsRepository } from './attempts.repository.js';
import { secondsToWait, withOneMore } from './waiting.js';

const keyOf = (manager: EntityManager, purpose: string, subject: string): string =>
  sealOf(manager).digest(`${purpose}: ${subject}`);

@Injectable()
export class AttemptsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly attempts: AttemptsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts an attempt before it is made, so that parallel attempts cannot bypass the limit.
   * @param subject the mail or network address that the purpose is limited by; existing or not makes no difference
   * @throws `too-many-requests` while the subject has to wait
   */
  async count(purpose: Purpose, subject: string): Promise<void> {
    const wait = await this.secondsToWaitAfterCounting(purpose, subject);
    if (wait > 0) fail('too-many-requests', authServer.tooManyAttempts(Math.ceil(wait / 60)));
  }

  /** As {@link count}; returns false instead of throwing. */
  async tryCount(purpose: Purpose, subject: string): Promise<boolean> {
    return (await this.secondsToWaitAfterCounting(purpose, subject)) === 0;
  }

  /** Clears the account's count after a success. */
  async forget(purpose: Purpose, subject: string): Promise<void> {
    await this.transactions.run((manager) => this.attempts.delete(manager, keyOf(manager, purpose, subject)));
  }

  /** Clears every count of some subjects. */
  async forgetAll(subjects: readonly string[]): Promise<void> {
    await this.transactions.run((manager) => {
      const keysOf = (subject: string) => Object.keys(allowances).map((purpose) => keyOf(manager, purpose, subject));
      return this.attempts.deleteAll(manager, subjects.flatMap(keysOf));
    });
  }

  /** A success does not count against a shared network address. */
  async uncount(purpose: Purpose, subject: string): Promise<void> {
    await this.transactions.run((manager) => this.attempts.decrement(manager, keyOf(manager, purpose, subject)));
  }

  private secondsToWaitAfterCounting(purpose: Purpose, subject: string): Promise<number> {
    const now = this.clock.now();
    const allowance = allowances[purpose];
    return this.transactions.run(async (manager) => {
      const key = keyOf(manager, purpose, subject);
      const tries = await this.attempts.getForUpdate(manager, key, now);
      const seconds = secondsToWait(tries, allowance, now);
      if (seconds === 0) await this.attempts.save(manager, { key, ...withOneMore(tries, allowance, now) });
      return seconds;
    });
  }
}
