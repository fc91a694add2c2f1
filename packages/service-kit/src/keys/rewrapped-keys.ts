import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Transactions } from '../database/transactions.js';
import { LOG, type Log } from '../logs/log.js';
import { CaseKeyEntity } from './case-key.entity.js';
import { KeyFiles } from './key-files.js';
import type { KeyName } from './key-store.js';
import { MasterKey } from './master-key.js';

const HOUR_MS = 3_600_000;

/** While the master key changes: wraps the keys in files by the first one, at the start and every hour. */
@Injectable()
export class RewrappedKeys implements OnApplicationBootstrap, OnApplicationShutdown {
  private isStopping = false;
  private timer?: NodeJS.Timeout;
  private running: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly transactions: Transactions,
    @Inject(KeyFiles) private readonly files: KeyFiles,
    @Inject(MasterKey) private readonly master: MasterKey,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.master.isChanging) return;
    const start = () => {
      this.running = this.rewrap();
    };
    this.timer = setInterval(start, HOUR_MS).unref();
    start();
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.timer);
    await this.running;
  }

  /** Ends early when the service stops; the next start continues. A failure is logged, and the next hour continues. */
  async rewrap(): Promise<void> {
    try {
      let keys = 0;
      for (const name of await this.files.names()) {
        if (this.isStopping) return;
        if (await this.rewrapOne(name)) keys += 1;
      }
      this.log.info({ keys }, 'every key of a case is wrapped by the first master key');
    } catch (error) {
      this.log.warn({ err: error }, 'keys wait for the first master key, retrying in an hour');
    }
  }

  /** Under a lock of its row, so that a key that is erased meanwhile does not come back. */
  private async rewrapOne(name: KeyName): Promise<boolean> {
    if (!(await this.files.needsRewrapping(name))) return false;
    return this.transactions.run(async (manager) => {
      const lock = { mode: 'pessimistic_write' as const };
      const row = await manager.findOne(CaseKeyEntity, { where: { ...name }, lock });
      if (row) await this.files.rewrap(name);
      return row !== null;
    });
  }
}
