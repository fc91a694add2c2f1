import type { Clock } from '@evenhand/service-kit/time/clock';
import type { Books, CaseBooks } from '../books/books.js';
import { entitlementOf, openAt } from '../rules/entitlement.js';

/** Holds a case's payment while its agreement is signed; see docs/decisions/payments-held-while-signing.md. */
export class Holding {
  constructor(
    private readonly books: Books,
    private readonly clock: Clock,
  ) {}

  /** Idempotent; ignored after `end`. */
  begin(caseId: string, signingId: string): Promise<void> {
    return this.books.ofCase(caseId, async (books) => {
      if ((await books.holds()).some((hold) => hold.signingId === signingId)) return;
      await books.keepHold({ signingId, state: 'asked' });
      if (openAt(entitlementOf(await books.payments()), this.clock.now()) !== 'free') await holdAsked(books);
    });
  }

  /** Stored even before `begin` arrives, which then has no effect. */
  end(caseId: string, signingId: string): Promise<void> {
    return this.books.ofCase(caseId, (books) => books.keepHold({ signingId, state: 'ended' }));
  }
}

/** Holds the open entitlement for every signing that requested it. */
export const holdAsked = async (books: CaseBooks): Promise<void> => {
  for (const { signingId, state } of await books.holds())
    if (state === 'asked') await books.keepHold({ signingId, state: 'held' });
};
