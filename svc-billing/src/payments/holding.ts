import type { Books, CaseBooks } from '../books/books.js';
import type { Clock } from '../clock.js';
import { entitlementOf, openAt } from '../rules/entitlement.js';

/** Holds the payment of a case while its agreement is signed; see docs/decisions/payments-held-while-signing.md. */
export class Holding {
  constructor(
    private readonly books: Books,
    private readonly now: Clock,
  ) {}

  /** Heard again, or after its end, it changes nothing. */
  begin(caseId: string, signingId: string): Promise<void> {
    return this.books.ofCase(caseId, async (books) => {
      if ((await books.holds()).some((hold) => hold.signingId === signingId)) return;
      await books.keepHold({ signingId, state: 'asked' });
      if (openAt(entitlementOf(await books.payments()), this.now()) !== 'free') await holdAsked(books);
    });
  }

  /** Kept even where the beginning was not heard yet: one that comes late finds it. */
  end(caseId: string, signingId: string): Promise<void> {
    return this.books.ofCase(caseId, (books) => books.keepHold({ signingId, state: 'ended' }));
  }
}

/** Holds what is open now for every signing that waits for it. */
export const holdAsked = async (books: CaseBooks): Promise<void> => {
  for (const { signingId, state } of await books.holds())
    if (state === 'asked') await books.keepHold({ signingId, state: 'held' });
};
