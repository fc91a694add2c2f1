import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

interface Running {
  manager: EntityManager;
  afterCommit: (() => void)[];
}

/**
 * Transactions of the service's own schema. The one that is running is found from anywhere below it, so a repository
 * takes `transactions.manager` and is right inside a transaction and outside of one.
 */
@Injectable()
export class Transactions {
  private readonly running = new AsyncLocalStorage<Running>();

  constructor(private readonly database: DataSource) {}

  /** The running transaction's EntityManager; outside of one, the database's own. */
  get manager(): EntityManager {
    return this.running.getStore()?.manager ?? this.database.manager;
  }

  /** Runs `work` in the running transaction, or in a new one: all of it is kept, or, when it throws, nothing. */
  async run<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    const outer = this.running.getStore();
    if (outer) return work(outer.manager);
    const afterCommit: Running['afterCommit'] = [];
    const result = await this.database.transaction((manager) =>
      this.running.run({ manager, afterCommit }, () => work(manager)),
    );
    for (const act of afterCommit) act();
    return result;
  }

  /** Calls `act` once the running transaction is kept, at once when none is running, never when it is undone. */
  afterCommit(act: () => void): void {
    const running = this.running.getStore();
    if (running) running.afterCommit.push(act);
    else act();
  }
}
