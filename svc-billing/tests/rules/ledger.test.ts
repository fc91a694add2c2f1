import { cents } from '@evenhand/contracts/money';
import type { Dispute, Facts } from '../../src/rules/facts.js';
import { heldByProvider, postingsBetween } from '../../src/rules/postings.js';
import { receiptsBetween } from '../../src/rules/receipts.js';
import { day, facts, paid, payment } from './payments.js';

/** 13/113 of 19,900 is 2,289.4 cents. */
const sold = paid(19_900, '2026-01-10', { fee: cents(607) });
const lines = (before: Facts, after: Facts) =>
  postingsBetween(before, after).map(({ kind, debit, credit, amount }) => `${kind}: ${credit} to ${debit} ${amount}`);

test.each<[string, Facts, Facts, string[]]>([
  [
    'a sale',
    facts(),
    sold,
    [
      'price: sales to provider-balance 17611',
      'hst: hst-payable to provider-balance 2289',
      'fee: provider-balance to card-fees 607',
    ],
  ],
  ['no change', sold, sold, []],
  [
    'a second part of a refund',
    { ...sold, refunded: cents(9_900) },
    { ...sold, refunded: cents(19_900) },
    ['refund-price: provider-balance to sales-refunded 8850', 'refund-hst: provider-balance to hst-payable 1150'],
  ],
  [
    'a dispute',
    sold,
    { ...sold, dispute: 'open', disputed: cents(19_900), disputeFee: cents(1_500) },
    ['dispute-held: provider-balance to held-in-dispute 19900', 'dispute-fee: provider-balance to card-fees 1500'],
  ],
  ...(['won', 'lost'] as const).map((end): [string, Facts, Facts, string[]] => [
    `a dispute that is ${end}`,
    { ...sold, dispute: 'open', disputed: cents(19_900) },
    { ...sold, dispute: end, disputed: cents(19_900) },
    [`dispute-${end}: held-in-dispute to ${end === 'won' ? 'provider-balance' : 'lost-in-dispute'} 19900`],
  ]),
  [
    'a dispute that stays lost',
    { ...sold, dispute: 'lost', disputed: cents(19_900) },
    { ...sold, dispute: 'lost', disputed: cents(19_900) },
    [],
  ],
])('the ledger has the entries of %s', (_, before, after, expected) => {
  expect(lines(before, after)).toEqual(expected);
});

test.each<[Dispute, number]>([
  ['none', 9_893],
  ['open', 1_893],
  ['won', 9_893],
  ['lost', 1_893],
])('the provider holds what is left of a sale with a dispute: %s', (dispute, balance) => {
  const known = { ...sold, refunded: cents(9_300), dispute, disputed: cents(8_000), disputeFee: cents(100) };
  expect(heldByProvider(known)).toBe(balance);
});

test('a receipt is issued for money received and for money refunded since, with its tax', () => {
  const at = day('2026-01-11');
  const of = (before: Facts, after: Facts) =>
    receiptsBetween(payment({ facts: before }), payment({ facts: after }), at).map((one) => [
      one.kind,
      one.amount,
      one.hst,
    ]);
  const part = { ...sold, refunded: cents(9_900) };
  expect(of(facts(), sold)).toEqual([['payment', 19_900, 2_289]]);
  expect(of(part, { ...sold, refunded: cents(19_900) })).toEqual([['refund', 10_000, 1_150]]);
  expect(of(sold, sold)).toEqual([]);
});
