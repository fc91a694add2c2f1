import { receiptLabel } from '@evenhand/contracts/billing/account';
import { STATEMENT_NAME } from '@evenhand/contracts/billing/payments';
import { cents, inDollars } from '@evenhand/contracts/money';
import { longDay } from '@evenhand/contracts/toronto';
import { drawFields, type Field } from '@evenhand/paper/fields';
import { Paper } from '@evenhand/paper/paper';
import { billingServer } from '@evenhand/wording/billing-server';
import type { IssuedReceipt } from '../rules/receipts.js';

const words = billingServer.receipt;

type ReceiptContent = Omit<IssuedReceipt, 'paymentId' | 'caseId'>;

const LABEL_WIDTH = 160;

/** What the receipt is for, the tax in it, the total. */
const fieldsOf = (receipt: ReceiptContent, taxNumber: string | null): Field[] => [
  { label: words.number, value: receiptLabel(receipt.number) },
  { label: words.date, value: longDay(receipt.issuedAt) },
  { label: words.item, value: words.items[receipt.plan] },
  { label: words.beforeTax, value: inDollars(cents(receipt.amount - receipt.hst)) },
  { label: words.tax, value: inDollars(receipt.hst) },
  { label: words.total[receipt.kind], value: inDollars(receipt.amount) },
  ...(taxNumber ? [{ label: words.taxNumber, value: taxNumber }] : []),
];

/** A receipt of one page. Neither its text nor its metadata names the product. */
export const receiptPdf = (receipt: ReceiptContent, taxNumber: string | null): Promise<Buffer> => {
  const title = `${words.titles[receipt.kind]} ${receiptLabel(receipt.number)}`;
  const paper = new Paper({ title, madeAt: receipt.issuedAt });
  const { heading, small } = paper.sheet.styles;
  paper.text('H1', title, heading);
  paper.space(14);
  drawFields(paper, fieldsOf(receipt, taxNumber), LABEL_WIDTH);
  paper.space(14);
  paper.text('P', words.statement(STATEMENT_NAME), small);
  return paper.finish();
};
