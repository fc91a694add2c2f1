import type { DealLine } from '@evenhand/contracts/agreement/deal';
import { NOTHING } from '../money.js';
import { other } from '../parties.js';
import { money } from '../print.js';
import type { ChildSupportTerms } from '../terms/child-support.js';
import type { PropertyTerms } from '../terms/property.js';
import type { Terms } from '../terms/terms.js';
import { type LineOf, monthly } from './stated-lines.js';

/** Two lines where both amounts of a set-off are paid, the higher first. */
const tableSupport = (
  line: LineOf,
  { setOff, payor, monthly: each, due: { first: from } }: ChildSupportTerms,
): DealLine[] => {
  if (!setOff) return line('child-support', each, monthly(each, payor.value, from));
  const first = payor.value ?? 'owner';
  return [first, other(first)].flatMap((who) => line('child-support', setOff[who], monthly(setOff[who], who, from)));
};

const childSupport = (line: LineOf, terms: ChildSupportTerms): DealLine[] => [
  ...tableSupport(line, terms),
  ...terms.apart.flatMap((child) =>
    line('child-support', child.monthly, {
      child: child.called,
      ...monthly(child.monthly, terms.apartPayor.value, terms.due.first),
    }),
  ),
  ...line('special-expenses', terms.expenses.shares, { shares: terms.expenses.shares.value }),
  ...(terms.expenses.transfer
    ? line(
        'known-expenses',
        terms.expenses.transfer.monthly,
        monthly(terms.expenses.transfer.monthly, terms.expenses.transfer.payor),
      )
    : []),
  ...(terms.arrears?.owed.value
    ? line('arrears', terms.arrears.owed, {
        figure: money(terms.arrears.owed.value),
        payor: terms.arrears.payor.value,
      })
    : []),
];

const spousalSupport = (line: LineOf, { isPaid, released, payor, monthly: each, lumpSum }: Terms['spousalSupport']) => [
  ...(isPaid === false && !released.value ? line('spousal-support', released, { gist: 'no-support' }) : []),
  ...(each ? line('spousal-support', each.amount, monthly(each.amount, payor.value, each.due.first)) : []),
  ...(lumpSum?.amount.value
    ? line('spousal-lump-sum', lumpSum.amount, {
        figure: money(lumpSum.amount.value),
        payor: payor.value,
        from: lumpSum.on.value,
      })
    : []),
];

/** One line where home and equalization are settled in one payment. */
const equalization = (line: LineOf, { equalization: terms, net }: PropertyTerms): DealLine[] => {
  if (!terms) return [];
  if (net?.amount.value !== undefined && net.amount.value !== null)
    return line(
      'equalization',
      net.amount,
      net.amount.value === NOTHING
        ? { gist: 'no-payment' }
        : { figure: money(net.amount.value), payor: net.payor.value, from: net.by.value },
    );
  const { payor, amount, on } = terms;
  if (payor.value === null) return terms.released.value ? [] : line('equalization', payor, { gist: 'no-payment' });
  const paid = { payor: payor.value, from: on.value };
  return line('equalization', amount, amount.value === null ? {} : { figure: money(amount.value), ...paid });
};

/** What one pays the other: support, then equalization. */
export const paymentsOf = (line: LineOf, terms: Terms): DealLine[] => [
  ...(terms.childSupport ? childSupport(line, terms.childSupport) : []),
  ...spousalSupport(line, terms.spousalSupport),
  ...equalization(line, terms.property),
];
