import { sandboxCards } from '@evenhand/contracts/billing/sandbox';
import { cents } from '@evenhand/contracts/money';
import fc from 'fast-check';
import { refundOfferFor } from '../../src/payments/refunding.js';
import * as sandbox from '../../src/provider/sandbox/sandbox-intent.js';
import { entitlementOf, openAt, orphaned } from '../../src/rules/entitlement.js';
import { stateOf } from '../../src/rules/facts.js';
import { isHeld } from '../../src/rules/hold.js';
import { isEffective, isOpen, owesRefund, type Payment } from '../../src/rules/payment.js';
import { heldByProvider } from '../../src/rules/postings.js';
import { commands } from './commands.js';
import { MemoryBooks } from './memory-books.js';
import { World } from './world.js';

const SCHEDULES = Number(process.env.SCHEDULES ?? 10_000);
const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0);

const YEAR_MS = 365 * 86_400_000;
/** True where a plan was paid for again within its year. */
const isWithinYear = (one: Payment, next: Payment): boolean => {
  const apart = Number(next.facts.paidAt) - Number(one.facts.paidAt);
  return one.id !== next.id && apart >= 0 && apart < YEAR_MS;
};

/** Provider, ledger, receipts and entitlements agree. */
const expectAgreement = async (world: World, books: MemoryBooks): Promise<void> => {
  const { payments, receipts, announced, holds } = books.kept;
  expect(payments.map(({ intentId }) => intentId).sort()).toEqual([...world.provider.intents.keys()].sort());

  for (const payment of payments) {
    const { facts: truth } = await world.provider.read(payment.intentId ?? '');
    expect(payment.facts).toEqual(truth);
    expect(await books.balanceOf(payment.id)).toBe(heldByProvider(truth));
    const issued = receipts.filter(({ paymentId }) => paymentId === payment.id);
    const amountOf = (kind: string) => sum(issued.filter((one) => one.kind === kind).map(({ amount }) => amount));
    expect(amountOf('payment')).toBe(truth.received);
    expect(amountOf('refund')).toBe(truth.refunded);
    expect(owesRefund(payment)).toBe(false);
  }
  expect(receipts.map(({ number }) => number)).toEqual(receipts.map((_, place) => place + 1));

  for (const caseId of world.caseIds) {
    const own = payments.filter((one) => one.caseId === caseId);
    const { plan, accessUntil } = announced.get(caseId) ?? { plan: 'free', accessUntil: null };
    expect({ plan, accessUntil }).toEqual(entitlementOf(own));
    const isWaiting = [...holds.values()].some((hold) => hold.caseId === caseId && hold.state === 'asked');
    expect(isWaiting && openAt({ plan, accessUntil }, world.now) !== 'free').toBe(false);
    const counting = own.filter((one) => isEffective(one) && one.buildsOn === null);
    const isOverlap = counting.some((one) => counting.some((next) => isWithinYear(one, next)));
    expect(isOverlap).toBe(false);
    const isSigned = isHeld([...holds.values()].filter((hold) => hold.caseId === caseId));
    if (!isSigned) expect(orphaned(own, world.now)).toEqual([]);
    expect(own.filter(isOpen).length).toBeLessThanOrEqual(1);
  }
};

test('a case pays for one plan when a dispute is won, whether it began before a second checkout or during one', async () => {
  const books = new MemoryBooks();
  const world = new World(books);
  const [caseId = ''] = world.caseIds;
  const pay = (place: number, card: string) =>
    world.atProvider(place, (intent) => sandbox.confirmed(intent, card, world.now.getTime()));
  await world.buy(caseId, 'complete');
  pay(0, sandboxCards.slow);
  await world.buy(caseId, 'premium');
  world.pass(5);
  world.atProvider(0, sandbox.disputed);
  await world.reconcile();
  await expect(world.buy(caseId, 'complete')).rejects.toMatchObject({ code: 'on-hold' });
  pay(1, sandboxCards.success);
  await world.reconcile();
  world.atProvider(0, (intent) => sandbox.disputeEnded(intent, 'won'));
  await world.reconcile();
  expect(books.kept.payments.map(({ facts }) => stateOf(facts))).toEqual(['succeeded', 'refunded']);
  expect(books.kept.announced.get(caseId)).toMatchObject({ plan: 'complete' });
});

test('a plan is sold again when a dispute is lost', async () => {
  const books = new MemoryBooks();
  const world = new World(books);
  const [caseId = ''] = world.caseIds;
  await world.buy(caseId, 'complete');
  world.atProvider(0, (intent) => sandbox.confirmed(intent, sandboxCards.success, world.now.getTime()));
  world.atProvider(0, sandbox.disputed);
  world.atProvider(0, (intent) => sandbox.disputeEnded(intent, 'lost'));
  await world.reconcile();
  await world.buy(caseId, 'complete');
  expect(books.kept.payments.map(({ facts }) => stateOf(facts))).toEqual(['disputed', 'created']);
});

test('an upgrade is refunded after its first payment, and stays with an alarm while the agreement is signed', async () => {
  const books = new MemoryBooks();
  const world = new World(books);
  const [caseId = ''] = world.caseIds;
  const [signingId = ''] = world.signingIds;
  const pay = (place: number) =>
    world.atProvider(place, (intent) => sandbox.confirmed(intent, sandboxCards.success, world.now.getTime()));
  await world.buy(caseId, 'complete');
  pay(0);
  await world.reconcile();
  await world.buy(caseId, 'premium');
  pay(1);
  await world.reconcile();
  await world.begin(caseId, signingId);
  world.atProvider(0, (one) => sandbox.refunded(one, one.amount));
  const alarms = [{ kind: 'opens-nothing', paymentId: books.kept.payments[1]?.id, intentId: expect.any(String) }];
  expect(await world.reconcile()).toEqual(alarms);
  await world.end(caseId, signingId);
  expect(await world.reconcile()).toEqual([]);
  expect(books.kept.payments.map(({ facts }) => stateOf(facts))).toEqual(['refunded', 'refunded']);
});

test('a refund offers and gives back what support left, also of a refund that is not recorded yet', async () => {
  const books = new MemoryBooks();
  const world = new World(books);
  const [caseId = ''] = world.caseIds;
  const supportRefunds = (amount: number) => world.atProvider(0, (one) => sandbox.refunded(one, cents(amount)));
  await world.buy(caseId, 'complete');
  world.atProvider(0, (intent) => sandbox.confirmed(intent, sandboxCards.success, world.now.getTime()));
  supportRefunds(10_000);
  await world.reconcile();
  const offer = refundOfferFor([...books.kept.payments], { sealedAt: null, holds: [] }, world.now);
  expect(offer).toMatchObject({ possible: true, amount: 9_900 });
  supportRefunds(4_900);
  await world.refund(caseId);
  expect(books.kept.payments.map(({ facts }) => facts.refunded)).toEqual([19_900]);
  const refunds = books.kept.receipts.filter(({ kind }) => kind === 'refund');
  expect(refunds.map(({ amount }) => amount)).toEqual([10_000, 4_900, 5_000]);
  expect(await world.reconcile()).toEqual([]);
});

test('money, ledger, receipts, entitlements and holds agree after one reconciliation, after any sequence of events', async () => {
  const schedules = fc.commands(commands, { size: 'max', maxCommands: 24 });
  const property = fc.asyncProperty(schedules, async (schedule) => {
    const books = new MemoryBooks();
    const world = new World(books);
    await fc.asyncModelRun(() => ({ model: {}, real: world }), schedule);
    world.crashes.restart();
    world.pass(60);
    const differences = await world.reconcile();
    expect(differences.filter(({ kind }) => kind !== 'opens-nothing')).toEqual([]);
    await expectAgreement(world, books);
  });
  await fc.assert(property, { numRuns: SCHEDULES, seed: 1, endOnFailure: false });
}, 600_000);
