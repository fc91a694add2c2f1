import type { OwnerIdentity } from '@evenhand/contracts/identity';
import type { TestE2e, TestTimeline } from '@evenhand/contracts/self-test/self-test';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Transactions } from '@evenhand/service-kit/database/transactions';
import { LOG, type Log } from '@evenhand/service-kit/logs/log';
import { fail, ProblemError } from '@evenhand/service-kit/problems/fail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { selfTestServer } from '@evenhand/wording/self-test';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Config } from '../config/config.js';
import { mayRunTest } from './may-run-test.js';
import { TestTurns } from './test-turns.js';
import { Workflow } from './workflow.js';

/** Carries the result out of the rolled-back transaction. */
class Undone<Result> extends Error {
  constructor(readonly result: Result) {
    super('undone on purpose');
  }
}

/** The result of `work` in a transaction that is rolled back, with its rows, events, jobs and mails. */
const undone = async <Result>(
  transactions: Transactions,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> => {
  const ended = transactions.run(async (manager): Promise<Undone<Result>> => {
    throw new Undone(await work(manager));
  });
  const { result } = await ended.catch((error: Error) => {
    if (error instanceof Undone) return error;
    throw error;
  });
  return result;
};

/** Runs the whole workflow in a transaction that is rolled back; see docs/decisions/self-test-is-undone.md. */
@Injectable()
export class SelfTestService {
  constructor(
    private readonly transactions: Transactions,
    private readonly workflow: Workflow,
    private readonly turns: TestTurns,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** @throws ProblemError `not-found` for a person who may not run it; any other failure is a result */
  async run(who: OwnerIdentity): Promise<TestE2e> {
    if (!mayRunTest(this.config, who)) fail('not-found');
    const timeline: TestTimeline = {
      intakeCreated: null,
      agreementGenerated: null,
      documentStored: null,
      signaturePackageCreated: null,
      emailsSent: null,
    };
    const note = (step: keyof TestTimeline) => {
      timeline[step] = this.clock.now().toISOString();
    };
    try {
      await this.turns.take(who.personId);
      const data = await undone(this.transactions, async (manager) => {
        await this.takeLock(manager);
        return this.workflow.run(manager, note);
      });
      return { success: true, message: selfTestServer.passed, error: null, data, timeline };
    } catch (error) {
      this.log.error({ err: error }, 'the self-test failed');
      const sentence = error instanceof ProblemError ? error.message : selfTestServer.failed;
      return { success: false, message: selfTestServer.failed, error: sentence, data: null, timeline };
    }
  }

  /** One test at a time, as each holds a connection and draws a document. The lock ends with the transaction. */
  private async takeLock(manager: EntityManager): Promise<void> {
    const [{ taken }] = await manager.query("SELECT pg_try_advisory_xact_lock(hashtext('self-test')) AS taken");
    if (!taken) fail('too-many-requests', selfTestServer.busy);
  }
}
