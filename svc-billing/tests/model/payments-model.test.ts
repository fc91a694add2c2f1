import fc from 'fast-check';
import { entitlementOf, openAt } from '../../src/rules/entitlement.js';
import { isOpen, owesRefund } from '../../src/rules/payment.js';
import { heldByProvider } from '../../src/rules/postings.js';
import { commands } from './commands.js';
import { MemoryBooks } from './memory-books.js';
import { World } from './world.js';

const SCHEDULES = Number(process.env.SCHEDULES ?? 10_000);
const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0);

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
    expect(own.filter(isOpen).length).toBeLessThanOrEqual(1);
  }
};

test('money, ledger, receipts, entitlements and holds agree after one reconciliation, after any sequence of events', async () => {
  const schedules = fc.commands(commands, { size: 'max', maxCommands: 24 });
  const property = fc.asyncProperty(schedules, async (schedule) => {
    const books = new MemoryBooks();
    const world = new World(books);
    await fc.asyncModelRun(() => ({ model: {}, real: world }), schedule);
    world.crashes.restart();
    world.pass(60);
    expect(await world.reconcile()).toEqual([]);
    await expectAgreement(world, books);
  });
  await fc.assert(property, { numRuns: SCHEDULES, seed: 1, endOnFailure: false });
}, 600_000);
