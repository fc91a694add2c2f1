import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

interface Running {
  manager: EntityManager;
  afterCommit: (() => unknown)[];
}

/**
 * Transactions of the service's own schema. The running one is kept in asynchronous context: `transactions.manager`
 * works inside and outside of a transaction.
 */
@Injectable()
export class Transactions {
  private readonly running = new AsyncLocalStorage<Running>();

  constructor(private readonly database: DataSource) {}

  /** The running transaction's EntityManager; outside of one, the database's. */
  get manager(): EntityManager {
    return this.running.getStore()?.manager ?? this.database.manager;
  }

  /** Runs `work` in the running transaction, or in a new one, which is rolled back when it throws. */
  async run<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    const outer = this.running.getStore();
    if (outer) return work(outer.manager);
    const afterCommit: Running['afterCommit'] = [];
    const result = await this.database.transaction((manager) =>
      this.running.run({ manager, afterCommit }, () => work(manager)),
    );
    for (const act of afterCommit) await act();
    return result;
  }

  /**
   * Calls `act` after the running transaction commits, and has `run` wait for it; immediately when none is running; never
   * after a rollback.
   */
  async afterCommit(act: () => unknown): Promise<void> {
    const running = this.running.getStore();
    if (running) running.afterCommit.push(act);
    else await act();
  }
}
