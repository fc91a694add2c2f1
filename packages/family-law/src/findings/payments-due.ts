import { plus } from '../money.js';
import { money } from '../print.js';
import type { PastPayments } from '../terms/past-payments.js';

/** Payments that are due at once although the answers do not state how; null where they do. */
export const paymentsDue = (what: string, past: readonly PastPayments[]): string | null => {
  if (past.every(({ paid }) => paid.value !== null)) return null;
  const count = past.reduce((sum, one) => sum + one.count, 0);
  const totals = past.map(({ total }) => total.value);
  const inAll = totals.some((total) => total === null)
    ? ''
    : `, ${money(plus(...totals.flatMap((total) => total ?? [])))} in all,`;
  return `${count === 1 ? 'One payment' : `${count} payments`} of ${what}${inAll} ${count === 1 ? 'is' : 'are'} due already, and the agreement asks for what is not paid of it within seven days. State how it is made up, or let support start later.`;
};
