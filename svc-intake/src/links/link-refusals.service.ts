import { Transactions } from '@evenhand/service-kit/database/transactions';
import { LOG, type Log } from '@evenhand/service-kit/logs/log';
import { fail } from '@evenhand/service-kit/problems/fail';
import { intakeServer } from '@evenhand/wording/intake-server';
import { Inject, Injectable } from '@nestjs/common';
import type { RefusedAct } from '../agreement/rows/link-refusal.entity.js';
import { LinksRepository } from '../agreement/rows/links.repository.js';
import { LinkRefused } from './link-refused.js';

/** Keeps and logs every refusal of a link. Its caller learns only that the link does not work. */
@Injectable()
export class LinkRefusalsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly links: LinksRepository,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Runs `work`; what it refuses with {@link LinkRefused} is kept outside of its transaction, which is undone. */
  async recording<Result>(act: RefusedAct, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof LinkRefused)) throw error;
      await this.record(act, error);
      return fail('link-gone', intakeServer.linkGone);
    }
  }

  async record(act: RefusedAct, { link, because }: Pick<LinkRefused, 'link' | 'because'>): Promise<void> {
    this.log.info({ act, because, linkId: link?.id ?? null }, 'link refused');
    if (link) await this.links.addRefusal(this.transactions.manager, link.id, act, because);
  }
}
