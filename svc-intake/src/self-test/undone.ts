import type { Transactions } from '@evenhand/service-kit/database/transactions';
import type { EntityManager } from 'typeorm';

/** Carries the result out of the rolled-back transaction. */
class Undone<Result> extends Error {
  constructor(readonly result: Result) {
    super('undone on purpose');
  }
}

/** The result of `work` in a transaction that is rolled back, with its rows, events, jobs and mails. */
export const undone = async <Result>(
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
