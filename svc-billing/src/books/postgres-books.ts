import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Injectable } from '@nestjs/common';
import { CustomersRepository } from '../customers/customers.repository.js';
import type { Payment } from '../rules/payment.js';
import { Announcements } from './announcements.js';
import type { Books, CaseBooks } from './books.js';
import { fromRow, PaymentRow } from './payment.entity.js';
import { PostgresCaseBooks } from './postgres-case-books.js';

/** Locks a case by its customer's row for the length of a transaction. */
@Injectable()
export class PostgresBooks implements Books {
  constructor(
    private readonly transactions: Transactions,
    private readonly customers: CustomersRepository,
    private readonly announcements: Announcements,
  ) {}

  ofCase<Result>(caseId: string, work: (books: CaseBooks) => Promise<Result>): Promise<Result> {
    return this.transactions.run(async (manager) => {
      const customer = await this.customers.locked(manager, caseId);
      return work(new PostgresCaseBooks(manager, customer, this.announcements));
    });
  }

  async find(paymentId: string): Promise<Payment | null> {
    const row = await this.transactions.manager.findOneBy(PaymentRow, { id: paymentId });
    return row && fromRow(row);
  }

  async findByIntent(intentId: string): Promise<Payment | null> {
    const row = await this.transactions.manager.findOneBy(PaymentRow, { intentId });
    return row && fromRow(row);
  }

  async unsettled(paidSince: Date): Promise<Payment[]> {
    const rows = await this.transactions.manager
      .createQueryBuilder(PaymentRow, 'payment')
      .where("received = 0 AND attempt <> 'closed'")
      .orWhere("refund_asked_at IS NOT NULL AND state = 'succeeded'")
      .orWhere('paid_at >= :paidSince', { paidSince })
      .orderBy('payment.createdAt')
      .getMany();
    return rows.map(fromRow);
  }

  async balanceOf(paymentId: string): Promise<number> {
    const [row] = await this.transactions.manager.query(
      `SELECT coalesce(sum(CASE 'provider-balance' WHEN debit THEN amount WHEN credit THEN -amount ELSE 0 END), 0) AS held
       FROM ledger_pair WHERE payment_id = $1`,
      [paymentId],
    );
    return Number(row.held);
  }
}
