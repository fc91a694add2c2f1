import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { receiptLabel } from '@evenhand/contracts/billing/account';
import { STATEMENT_NAME } from '@evenhand/contracts/billing/payments';
import { cents } from '@evenhand/contracts/money';
import { billingServer } from '@evenhand/wording/billing-server';
import PDFDocument from 'pdfkit';
import type { IssuedReceipt } from '../rules/receipts.js';

const { resolve } = createRequire(import.meta.url);
const fontAt = (path: string) => readFileSync(resolve(`@expo-google-fonts/noto-sans/${path}`));
const faces = {
  text: fontAt('400Regular/NotoSans_400Regular.ttf'),
  strong: fontAt('600SemiBold/NotoSans_600SemiBold.ttf'),
};

const words = billingServer.receipt;
const dollars = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' });
const inDollars = (amount: number): string => dollars.format(amount / 100);
const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto', dateStyle: 'long' });

/** The receipt's rows: item, included tax, total. */
const linesOf = (receipt: Omit<IssuedReceipt, 'paymentId' | 'caseId'>, taxNumber: string | null) => [
  [words.number, receiptLabel(receipt.number)],
  [words.date, day.format(receipt.issuedAt)],
  [words.item, words.items[receipt.plan]],
  [words.beforeTax, inDollars(cents(receipt.amount - receipt.hst))],
  [words.tax, inDollars(receipt.hst)],
  [words.total[receipt.kind], inDollars(receipt.amount)],
  ...(taxNumber ? [[words.taxNumber, taxNumber]] : []),
];

/** A tagged one-page PDF that does not name the purpose of the product. */
export const receiptPdf = async (
  receipt: Omit<IssuedReceipt, 'paymentId' | 'caseId'>,
  taxNumber: string | null,
): Promise<Buffer> => {
  const title = `${words.titles[receipt.kind]} ${receiptLabel(receipt.number)}`;
  const pdf = new PDFDocument({
    size: 'LETTER',
    margin: 72,
    lang: words.language,
    tagged: true,
    displayTitle: true,
    subset: 'PDF/A-3a',
    info: { Title: title, CreationDate: receipt.issuedAt },
    font: '',
  });
  pdf.registerFont('text', faces.text).registerFont('strong', faces.strong);
  const whole = pdf.struct('Document');
  pdf.addStructure(whole);
  whole.add(pdf.struct('H1', {}, () => pdf.font('strong').fontSize(20).text(title).moveDown()));
  for (const [label, value] of linesOf(receipt, taxNumber)) {
    const line = () =>
      pdf
        .font('text')
        .fontSize(11)
        .text(`${label}: `, { continued: true })
        .font('strong')
        .text(value ?? '');
    whole.add(pdf.struct('P', {}, line));
  }
  whole.add(pdf.struct('P', {}, () => pdf.moveDown().font('text').fontSize(10).text(words.statement(STATEMENT_NAME))));
  whole.end();
  pdf.end();
  return buffer(pdf);
};
