import { Inject, Injectable } from '@nestjs/common';
import { Transactions } from '../database/transactions.js';
import { LOG, type Log } from '../logs/log.js';
import { fail } from '../problems/fail.js';
import { Clock } from '../time/clock.js';
import { LinkRefusalRow } from './link-refusal.entity.js';
import { LinkRefused } from './mailed-link.js';

/** Stores and logs every refusal of a link. The caller learns only that the link does not work. */
@Injectable()
export class LinkRefusalsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /**
   * Runs `work`; records a {@link LinkRefused} outside of its transaction, which is rolled back.
   * @throws ProblemError `link-gone` with `sentence`
   */
  async recording<Result>(act: string, sentence: string, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof LinkRefused)) throw error;
      await this.record(act, error);
      return fail('link-gone', sentence);
    }
  }

  /** `details` are logged, not stored. */
  async record(
    act: string,
    { link, because }: Pick<LinkRefused, 'link' | 'because'>,
    details: Record<string, string | null> = {},
  ): Promise<void> {
    this.log.info({ act, because, linkId: link?.id ?? null, ...details }, 'link refused');
    if (!link) return;
    const refusal = { linkId: link.id, act, because, at: this.clock.now() };
    await this.transactions.manager.insert(LinkRefusalRow, refusal);
  }
}
