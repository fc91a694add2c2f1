import { longDate } from '@evenhand/contracts/toronto';
import type { DueDays } from '../agreement/due-days.js';
import type { Draft } from '../draft/draft.js';
import { text, type Words } from '../draft/sentence.js';
import { listed, money } from '../print.js';
import type { PastPayments } from '../terms/past-payments.js';

const inAll = (draft: Draft, { count, until, total }: PastPayments, apart: readonly string[]): Words => {
  const amount =
    total.value === null
      ? ''
      : text`, ${draft.print(total, money)} in all${apart.length > 0 ? ` with the separate amounts for ${listed([...apart])}` : ''}`;
  return text`From its start until ${longDate(until)}, ${count === 1 ? 'one payment falls' : `${count} payments fall`} due${amount}.`;
};

const madeUp = (draft: Draft, { paid, instalments, count }: PastPayments): Words => {
  const [they, have] = count === 1 ? ['It', 'has'] : ['They', 'have'];
  if (paid.value === 'They have been paid') return draft.about(paid, `${they} ${have} been paid.`);
  if (instalments) {
    const { monthly, from, payments, last } = instalments;
    return draft.about(
      paid,
      `What has not been paid of this amount will be made up in ${payments} payments${last.amount === monthly ? ` of ${money(monthly)}, on the first day of each month from ${longDate(from)} to ${longDate(last.on)}` : `: ${money(monthly)} on the first day of each month, starting on ${longDate(from)}, and a last payment of ${money(last.amount)} on ${longDate(last.on)}`}. Payments already made are taken off the last of these first.`,
    );
  }
  const within = `What has not been paid of this amount will be paid within seven days after this agreement takes effect.`;
  return paid.value === null ? within : draft.about(paid, within);
};

/**
 * Payments due before the agreement takes effect.
 * @param apart children of age whose separate amounts are in the total
 */
export const dueBefore = (
  draft: Draft,
  { first }: DueDays,
  past: PastPayments | null,
  apart: readonly string[] = [],
): Words => {
  if (past) {
    const later = past.isOver
      ? ''
      : ` Whatever falls due after ${longDate(past.until)} and before this agreement takes effect will be paid within seven days after it takes effect.`;
    return text`${inAll(draft, past, apart)} ${madeUp(draft, past)}${later}`;
  }
  return `A payment that falls due before this agreement takes effect will be made within seven days after it takes effect${first > draft.asOf ? '' : ', unless it has already been made'}.`;
};
