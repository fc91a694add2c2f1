import { Transactions } from '@evenhand/service-kit/database/transactions';
import { Injectable } from '@nestjs/common';
import { ReceiptRow } from '../books/receipt.entity.js';

@Injectable()
export class ReceiptsRepository {
  constructor(private readonly transactions: Transactions) {}

  ofCase(caseId: string): Promise<ReceiptRow[]> {
    return this.transactions.manager.find(ReceiptRow, { where: { caseId }, order: { number: 'DESC' } });
  }
}
