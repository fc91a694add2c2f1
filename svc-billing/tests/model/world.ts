import { randomUUID } from 'node:crypto';
import type { PaidPlan } from '@evenhand/contracts/billing/plans';
import { ProblemError } from '@evenhand/service-kit/problems/fail';
import { Clock } from '@evenhand/service-kit/time/clock';
import type { Books } from '../../src/books/books.js';
import { Buying } from '../../src/payments/buying.js';
import { Holding } from '../../src/payments/holding.js';
import { Refunding } from '../../src/payments/refunding.js';
import { Settling } from '../../src/payments/settling.js';
import type { SandboxIntent } from '../../src/provider/sandbox/sandbox-intent.js';
import { type Difference, Reconciling } from '../../src/reconciliation/reconciling.js';
import { dueFor } from '../../src/rules/due.js';
import { isHeld } from '../../src/rules/hold.js';
import { isEffective, type Payment } from '../../src/rules/payment.js';
import { Crash, CrashPlan } from './crashing.js';
import { MemoryProvider } from './memory-provider.js';

const START = Date.UTC(2026, 10, 2, 15);
const BEGINNING = new Date(0);

/** Books, provider and clock of one run. */
export class World {
  readonly caseIds = [randomUUID(), randomUUID()];
  /** Two per case. */
  readonly signingIds = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  readonly crashes = new CrashPlan();
  readonly provider: MemoryProvider;
  private readonly settling: Settling;
  private readonly buying: Buying;
  private readonly refunding: Refunding;
  private readonly holding: Holding;
  private readonly reconciling: Reconciling;
  private at = START;

  constructor(readonly books: Books) {
    const clock = Object.assign(new Clock(), { now: () => new Date(this.at) });
    this.provider = new MemoryProvider(clock);
    const watchedBooks = this.crashes.watch(books, ['ofCase', 'find', 'findByIntent', 'unsettled']);
    const watchedProvider = this.crashes.watch(this.provider, ['create', 'read', 'close', 'refund', 'openedSince']);
    this.settling = new Settling(watchedBooks, watchedProvider, clock);
    this.buying = new Buying(watchedBooks, this.settling, clock);
    this.refunding = new Refunding(watchedBooks, this.settling, clock);
    this.holding = new Holding(watchedBooks, clock);
    this.reconciling = new Reconciling(watchedBooks, watchedProvider, this.settling, clock);
  }

  get now(): Date {
    return new Date(this.at);
  }

  pass(seconds: number): void {
    this.at += seconds * 1_000;
  }

  /** A click: may be refused, or crash and restart. */
  async attempt(act: () => Promise<unknown>): Promise<void> {
    try {
      await act();
    } catch (error) {
      if (!(error instanceof Crash) && !(error instanceof ProblemError)) throw error;
    }
    this.crashes.restart();
  }

  async buy(caseId: string, plan: PaidPlan): Promise<void> {
    const payments = await this.books.ofCase(caseId, (books) => books.payments());
    const { amount } = dueFor(payments, plan, this.now);
    await this.buying.open({ caseId, plan, amount });
  }

  /** Fails when held money is refunded on request. */
  async refund(caseId: string): Promise<void> {
    const held = await this.heldPayments(caseId);
    const refused = await this.refunding.refund(caseId).catch((error: unknown) => error);
    const after = await Promise.all(held.map(({ id }) => this.books.find(id)));
    if (after.some((payment) => payment?.refundAskedAt)) throw new Error('a held payment was sent back');
    if (refused) throw refused;
  }

  begin(caseId: string, signingId: string): Promise<void> {
    return this.holding.begin(caseId, signingId);
  }

  end(caseId: string, signingId: string): Promise<void> {
    return this.holding.end(caseId, signingId);
  }

  private heldPayments(caseId: string): Promise<Payment[]> {
    return this.books.ofCase(caseId, async (books) =>
      isHeld(await books.holds()) ? (await books.payments()).filter(isEffective) : [],
    );
  }

  async deliver(hint: number): Promise<void> {
    const { hints } = this.provider;
    const intentId = hints[hint % Math.max(1, hints.length)]?.intentId;
    const payment = intentId ? await this.books.findByIntent(intentId) : null;
    if (payment) await this.settling.settle(payment);
  }

  /** An action of a cardholder or a bank. */
  atProvider(place: number, change: (intent: SandboxIntent) => SandboxIntent): void {
    const ids = [...this.provider.intents.keys()];
    const id = ids[place % Math.max(1, ids.length)];
    if (id) this.provider.change(id, change);
  }

  async reconcile(): Promise<Difference[]> {
    return this.reconciling.since(BEGINNING, (error) => {
      throw error;
    });
  }
}
