import { money } from '../print.js';
import type { PastPayments } from '../terms/past-payments.js';

/** Payments that are due at once although the answers do not state how; null where they do. */
export const paymentsDue = (what: string, { count, total, paid }: PastPayments): string | null =>
  paid.value !== null
    ? null
    : `${count === 1 ? 'One payment' : `${count} payments`} of ${what}${total.value === null ? '' : `, ${money(total.value)} in all,`} ${count === 1 ? 'is' : 'are'} due already, and the agreement asks for what is not paid of it within seven days. State how it is made up, or let support start later.`;
