import { longDate } from '@evenhand/contracts/toronto';
import { type DueDays, supportStart } from '../agreement/due-days.js';
import type { Draft } from '../draft/draft.js';
import { joined, text, type Words } from '../draft/sentence.js';
import { listed, money } from '../print.js';
import type { PastOfPayor, PastPayments } from '../terms/past-payments.js';

type Past = PastPayments & Partial<Pick<PastOfPayor, 'payor' | 'apart'>>;

/** Names the payor where both pay. */
const inAll = (draft: Draft, { count, until, total, payor, apart = [] }: Past, isOfBoth: boolean): Words => {
  const amount =
    total.value === null
      ? ''
      : text`, ${draft.print(total, money)} in all${apart.length > 0 ? ` with the separate amounts for ${listed([...apart])}` : ''}`;
  const by = isOfBoth && payor ? ` by ${draft.name(payor)}` : '';
  return text`From its start until ${longDate(until)}, ${count === 1 ? `one payment${by} falls` : `${count} payments${by} fall`} due${amount}.`;
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
  if (paid.value !== null && paid.value !== 'Within seven days')
    return draft.about(
      paid,
      `What has not been paid of this amount will be made up in monthly payments ${paid.value.toLowerCase()}, on the first day of each month from ${longDate(supportStart(draft.asOf))}.`,
    );
  const within = `What has not been paid of this amount will be paid within seven days after this agreement takes effect.`;
  return paid.value === null ? within : draft.about(paid, within);
};

/** Payments due before the agreement takes effect: those of each payor. */
export const dueBefore = (draft: Draft, { first }: DueDays, past: readonly Past[]): Words => {
  const [one, ...more] = past;
  if (!one)
    return `A payment that falls due before this agreement takes effect will be made within seven days after it takes effect${first > draft.asOf ? '' : ', unless it has already been made'}.`;
  const each = past.flatMap((of) => [inAll(draft, of, more.length > 0), madeUp(draft, of)]);
  const later = `Whatever falls due after ${longDate(one.until)} and before this agreement takes effect will be paid within seven days after it takes effect.`;
  return joined([...each, ...(one.isOver ? [] : [later])]);
};
