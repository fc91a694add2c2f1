import { cents } from '@evenhand/contracts/money';
import { endOfDayAfter } from '@evenhand/contracts/toronto';
import { refundOfferFor } from '../../src/payments/refunding.js';
import { dueFor } from '../../src/rules/due.js';
import { entitlementOf, isOwned, isSame, noPlan, openAt, orphaned } from '../../src/rules/entitlement.js';
import { type Facts, isClosed, merged, stateOf } from '../../src/rules/facts.js';
import { isHeld } from '../../src/rules/hold.js';
import { isEffective, isOpen, owesRefund, type Payment } from '../../src/rules/payment.js';
import { day, facts, paid, payment } from './payments.js';

const premium = payment({ id: 'premium', plan: 'premium', buildsOn: 'kit', facts: paid(110_000, '2026-03-01') });
/** Of the day in Toronto. */
const endOf = (date: string): Date => endOfDayAfter(day(date), 0);
const withdrawn = payment({ refundAskedAt: day('2026-02-01') });
/** Bought after the year of `kit`. */
const again = payment({ id: 'again', facts: paid(49_900, '2028-06-01') });

test.each<[string, Partial<Facts>]>([
  ['created', {}],
  ['requires_action', { attempt: 'requires_action' }],
  ['failed', { attempt: 'closed' }],
  ['succeeded', { received: cents(100) }],
  ['succeeded', { received: cents(100), attempt: 'closed', refunded: cents(99), dispute: 'won' }],
  ['refunded', { received: cents(100), refunded: cents(100), dispute: 'lost' }],
  ['disputed', { received: cents(100), dispute: 'open' }],
  ['disputed', { received: cents(100), dispute: 'lost' }],
])('a payment is %s when the provider states %j', (state, known) => {
  expect(stateOf(facts(known))).toBe(state);
});

test('an older observation changes neither a sum, a closed attempt, a dispute nor the time of payment', () => {
  const known = paid(100, '2026-01-10', {
    attempt: 'closed',
    fee: cents(4),
    refunded: cents(30),
    dispute: 'lost',
    disputed: cents(70),
    disputeFee: cents(15),
  });
  const older = paid(90, '2026-01-09', { attempt: 'processing', dispute: 'open', disputed: cents(60) });
  expect(merged(known, older)).toEqual(known);
  expect(merged(older, known)).toEqual({ ...known, paidAt: older.paidAt });
  expect(merged(facts(), known)).toEqual(known);
  expect(merged(facts(), older)).toEqual(older);
  expect(merged(known, facts())).toEqual(known);
});

test.each<[string, Payment, boolean[]]>([
  ['without money', payment({ facts: facts() }), [false, true, false, false]],
  ['closed without money', payment({ facts: facts({ attempt: 'closed' }) }), [false, false, false, true]],
  ['paid', payment(), [true, false, false, false]],
  ['paid and closed', payment({ facts: paid(100, '2026-01-10', { attempt: 'closed' }) }), [true, false, false, false]],
  ['to be refunded', withdrawn, [false, false, true, false]],
  [
    'refunded',
    { ...withdrawn, facts: paid(100, '2026-01-10', { refunded: cents(100) }) },
    [false, false, false, false],
  ],
])('a payment %s counts, can be charged, owes a refund, is closed: as stated', (_, one, expected) => {
  expect([isEffective(one), isOpen(one), owesRefund(one), isClosed(one.facts)]).toEqual(expected);
});

test.each([
  ['nothing without a payment', [], { plan: 'free', accessUntil: null }],
  ['nothing until the time of payment is known', [payment({ facts: facts({ received: cents(100) }) })], noPlan],
  ['nothing for a refund under way', [withdrawn], noPlan],
  ['a year of Complete', [payment()], { plan: 'complete', accessUntil: endOf('2027-01-10') }],
  ['a year of Premium from the upgrade', [payment(), premium], { plan: 'premium', accessUntil: endOf('2027-03-01') }],
  ['nothing for an upgrade whose base is refunded', [withdrawn, premium], noPlan],
  ['nothing for an upgrade of another payment', [premium, { ...premium, id: 'other' }], noPlan],
  [
    'the plan bought after an upgrade lapsed',
    [payment(), premium, again],
    { plan: 'complete', accessUntil: endOf('2029-06-01') },
  ],
  [
    'the plan bought after the last day of the year',
    [payment({ plan: 'premium' }), payment({ id: 'again', facts: paid(49_900, '2027-01-11') })],
    { plan: 'complete', accessUntil: endOf('2028-01-11') },
  ],
  [
    'one year for two payments that overlap',
    [payment({ plan: 'premium' }), payment({ id: 'other', facts: paid(19_900, '2027-01-09') })],
    { plan: 'premium', accessUntil: endOf('2028-01-09') },
  ],
  [
    'a year from an upgrade that was begun in the year and paid after it',
    [payment(), { ...premium, facts: paid(110_000, '2027-01-11') }],
    { plan: 'premium', accessUntil: endOf('2028-01-11') },
  ],
  [
    'nothing for an upgrade of a payment that lapsed',
    [payment(), again, { ...premium, facts: paid(110_000, '2028-06-02') }],
    { plan: 'complete', accessUntil: endOf('2029-06-01') },
  ],
  [
    'the plan that lapsed when the one after it is refunded',
    [payment(), { ...again, refundAskedAt: day('2028-06-02') }],
    { plan: 'complete', accessUntil: endOf('2027-01-10') },
  ],
])('payments open %s', (_, payments, expected) => {
  expect(entitlementOf(payments)).toEqual(expected);
});

test.each<[string, Partial<Facts>, string, string[]]>([
  ['is refunded', { refunded: cents(19_900) }, '2026-05-01', ['premium']],
  ['is lost in a dispute', { dispute: 'lost' }, '2026-05-01', ['premium']],
  ['is in a dispute', { dispute: 'open' }, '2026-05-01', []],
  ['is refunded in part', { refunded: cents(100) }, '2026-05-01', []],
  ['is refunded after the year of the upgrade', { refunded: cents(19_900) }, '2027-03-02', []],
])('an upgrade whose first payment %s is an orphan, or not, as stated', (_, known, at, expected) => {
  const kit = payment({ facts: paid(19_900, '2026-01-10', known) });
  expect(orphaned([kit, premium], day(at)).map(({ id }) => id)).toEqual(expected);
  expect(orphaned([kit, { ...premium, refundAskedAt: day('2026-04-01') }], day(at))).toEqual([]);
});

test('a plan is open until the end of its year, and includes the smaller one', () => {
  const open = { plan: 'premium', accessUntil: day('2027-03-01') } as const;
  expect([openAt(open, new Date(+day('2027-03-01') - 1)), openAt(open, day('2027-03-01'))]).toEqual([
    'premium',
    'free',
  ]);
  expect(openAt({ plan: 'complete', accessUntil: null }, day('2026-01-01'))).toBe('free');
  expect([isOwned(open, 'complete', day('2026-04-01')), isOwned(open, 'complete', day('2027-04-01'))]).toEqual([
    true,
    false,
  ]);
});

test('entitlements are the same when plan and end are', () => {
  const one = { plan: 'complete', accessUntil: day('2027-01-10') } as const;
  expect(isSame(one, { ...one, accessUntil: day('2027-01-10') })).toBe(true);
  expect(isSame(one, { ...one, plan: 'premium' })).toBe(false);
  expect(isSame(one, { ...one, accessUntil: day('2027-01-11') })).toBe(false);
  expect([isSame(one, noPlan), isSame(noPlan, one), isSame(noPlan, { ...noPlan })]).toEqual([false, false, true]);
});

test.each([
  ['the price in force', [], '2026-02-01', { amount: 129_900, alreadyPaid: 0, buildsOn: null, isOwned: false }],
  [
    'the price less what was paid',
    [payment()],
    '2026-02-01',
    {
      amount: 110_000,
      alreadyPaid: 19_900,
      buildsOn: 'kit',
      isOwned: false,
    },
  ],
  [
    'the whole price after the year',
    [payment()],
    '2027-01-11',
    {
      amount: 129_900,
      alreadyPaid: 0,
      buildsOn: null,
      isOwned: false,
    },
  ],
  [
    'the price less what was paid since the year ended',
    [payment(), again],
    '2028-07-01',
    {
      amount: 80_000,
      alreadyPaid: 49_900,
      buildsOn: 'again',
      isOwned: false,
    },
  ],
  [
    'nothing more',
    [payment(), premium],
    '2026-04-01',
    {
      amount: 0,
      alreadyPaid: 129_900,
      buildsOn: 'premium',
      isOwned: true,
    },
  ],
])('Premium costs %s', (_, payments, on, due) => {
  expect(dueFor(payments, 'premium', day(on))).toEqual(due);
});

test('what was refunded of a payment is not already paid', () => {
  const kit = payment({ facts: paid(19_900, '2026-01-10', { refunded: cents(10_000) }) });
  expect(dueFor([kit], 'premium', day('2026-02-01')).alreadyPaid).toBe(9_900);
});

test('a refund is possible until the end of the day that is shown, and names the plan that is left', () => {
  const none = { sealedAt: null, holds: [] };
  const kit = payment({
    id: 'kit',
    facts: facts({ received: cents(19_900), paidAt: new Date('2026-10-15T04:15:00Z') }),
  });
  const offer = refundOfferFor([kit], none, new Date('2026-11-15T04:59:00Z'));
  expect(offer).toEqual({ possible: true, amount: 19_900, until: '2026-11-15T04:59:59.999Z', leaves: 'free' });
  expect(refundOfferFor([kit], none, new Date('2026-11-15T05:00:00Z'))).toMatchObject({ because: 'too-late' });
  const upgrade = payment({ id: 'up', plan: 'premium', buildsOn: 'kit', facts: paid(110_000, '2026-11-25') });
  expect(refundOfferFor([kit, upgrade], none, day('2026-11-28'))).toMatchObject({
    amount: 110_000,
    leaves: 'complete',
  });
});

test('a refund is refused while a signing holds the payment', () => {
  const hold = (state: 'asked' | 'held' | 'ended') => ({ signingId: state, state });
  expect(isHeld([hold('asked'), hold('held')])).toBe(true);
  expect(isHeld([hold('asked'), hold('ended')])).toBe(false);
});
