import { addAsset, listAssets } from '@evenhand/contracts/finance/assets';
import {
  getLedger,
  importStatement,
  MOST_IMPORTS_PER_CASE,
  previewStatement,
  undoImport,
} from '@evenhand/contracts/finance/imports';
import { anOwner } from '@evenhand/service-kit/testing/people';
import { startTestService } from '@evenhand/service-kit/testing/start-test-service';
import { financeServer } from '@evenhand/wording/finance-server';
import { AppModule } from '../src/app.module.js';
import { Config } from '../src/config.js';
import { copyImport } from './copies.js';
import { service, withFinance } from './with-finance.js';

withFinance();

const account = {
  category: 'bank_account',
  name: 'Chequing',
  value: 100,
  ownership: 'party_a',
  valuationDate: '2026-11-21T15:00:00.000Z',
};
const csv = [
  'Date,Description,Amount,Balance',
  '2026-11-01,Coffee,-4.50,95.50',
  '2026-11-01,Coffee,-4.50,91.00',
  '2026-11-02,"Pay, November","1,000.00","1,091.00"',
].join('\n');
const ofx = `OFXHEADER:100
CHARSET:1252

<OFX><BANKTRANLIST>
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261101120000[-5:EST]<TRNAMT>-4.50<FITID>1<NAME>Caf\u00e9 &amp; Co
</STMTTRN>
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261102<TRNAMT>1000.00<FITID>1<NAME>Pay</STMTTRN>
</BANKTRANLIST><LEDGERBAL><BALAMT>1091.00<DTASOF>20261102</LEDGERBAL></OFX>`;

const base64 = (content: string | Buffer) => Buffer.from(content).toString('base64');

const anAccount = async () => {
  const ann = service.as(anOwner());
  const { id: itemId } = await ann.get(addAsset, { body: account });
  const body = (content: string | Buffer, more: object = {}) => ({
    itemId,
    filename: 'statement.csv',
    content: base64(content),
    ...more,
  });
  return { ann, itemId, body };
};

test('a preview shows movements and closing balance, and imports nothing', async () => {
  const { ann, itemId, body } = await anAccount();
  expect(await ann.get(previewStatement, { body: body(csv) })).toMatchObject({
    format: 'csv',
    needsMapping: false,
    movements: [
      { amount: -4.5 },
      { amount: -4.5 },
      { date: '2026-11-02', description: 'Pay, November', amount: 1_000 },
    ],
    fresh: 3,
    closingBalance: { date: '2026-11-02', amount: 1_091 },
  });
  expect(await ann.get(getLedger, { params: { id: itemId } })).toEqual({ movements: [], found: 0, imports: [] });
});

test('the ledger of another person’s account, or of none, does not exist', async () => {
  const { itemId } = await anAccount();
  const bea = service.as(anOwner());
  expect((await bea.call(getLedger, { params: { id: itemId } })).status).toBe(404);
  expect((await bea.call(getLedger, { params: { id: crypto.randomUUID() } })).status).toBe(404);
});

test('an overlapping import adds only new movements, keeps identical ones, and can be undone', async () => {
  const { ann, itemId, body } = await anAccount();
  const later = `${csv}\n2026-11-03,Rent,-800.00,291.00`;
  expect(await ann.get(importStatement, { body: body(csv) })).toMatchObject({ movements: 3, added: 3 });
  expect(await ann.get(importStatement, { body: body(csv) })).toMatchObject({ movements: 3, added: 0 });
  expect(await ann.get(previewStatement, { body: body(later) })).toMatchObject({ fresh: 1 });
  const { id } = await ann.get(importStatement, { body: body(later) });
  const amounts = async () =>
    (await ann.get(getLedger, { params: { id: itemId } })).movements.map(({ amount }) => amount);
  expect(await amounts()).toEqual([-800, 1_000, -4.5, -4.5]);
  expect(await ann.get(undoImport, { params: { id } })).toMatchObject({ isUndone: true });
  expect(await amounts()).toEqual([1_000, -4.5, -4.5]);
});

test('OFX and QFX are read in their old encoding, and a bank id used twice loses no movement', async () => {
  const { ann, body } = await anAccount();
  expect(await ann.get(previewStatement, { body: body(Buffer.from(ofx, 'latin1')) })).toMatchObject({
    format: 'ofx',
    movements: [
      { date: '2026-11-01', description: 'Café & Co', amount: -4.5 },
      { date: '2026-11-02', description: 'Pay', amount: 1_000 },
    ],
    closingBalance: { date: '2026-11-02', amount: 1_091 },
  });
});

test('columns that headings do not explain are asked for once, and remembered', async () => {
  const { ann, body } = await anAccount();
  const unclear = 'Wann,Was,Raus,Rein\n21/11/2026,Brot,3.20,\n22/11/2026,Lohn,,900';
  const stated = { date: 'Wann', description: 'Was', moneyOut: 'Raus', moneyIn: 'Rein', dayFirst: true };
  expect(await ann.get(previewStatement, { body: body(unclear) })).toMatchObject({ needsMapping: true, movements: [] });
  expect(await ann.call(importStatement, { body: body(unclear) })).toMatchObject({ status: 422 });
  await ann.get(importStatement, { body: body(unclear, { mapping: stated }) });
  expect(await ann.get(previewStatement, { body: body(unclear) })).toMatchObject({
    needsMapping: false,
    fresh: 0,
    movements: [
      { date: '2026-11-21', amount: -3.2 },
      { date: '2026-11-22', amount: 900 },
    ],
  });
});

test('the sign of amounts is remembered for the account alone in which it was imported', async () => {
  const { ann, body } = await anAccount();
  const spent = 'Date,Description,Amount\n2026-11-02,Food,50.00\n2026-11-03,PAYMENT THANK YOU,-100.00';
  await ann.get(importStatement, { body: body(spent) });
  const { id: itemId } = await ann.get(addAsset, { body: { ...account, name: 'Savings' } });
  const earned = 'Date,Description,Amount\n2026-11-02,PAYROLL,2000.00\n2026-11-03,RENT,-1500.00';
  const of = await ann.get(previewStatement, { body: { ...body(earned), itemId } });
  expect(of.movements.map(({ amount }) => amount)).toEqual([2_000, -1_500]);
  const again = 'Date,Description,Amount\n2026-12-02,Food,20.00';
  expect((await ann.get(previewStatement, { body: body(again) })).movements).toMatchObject([{ amount: -20 }]);
});

test('an invalid line is reported by number, and the other lines are read', async () => {
  const { ann, body } = await anAccount();
  const broken = `${csv}\n2026-02-30,No such day,1.00,1.00\n2026-11-04,Letters,abc,1.00\n2026-11-04,Huge,1e400,1.00`;
  expect(await ann.get(previewStatement, { body: body(broken) })).toMatchObject({ fresh: 3, unreadable: [5, 6, 7] });
});

test.each([
  ['bytes of no encoding', Buffer.from([0x44, 0x61, 0xe9, 0x2c, 0x81, 0x02])],
  ['an executable', Buffer.from('MZ\0\0\0')],
  ['nothing', ''],
])('a file with %s is refused with a sentence', async (_, content) => {
  const { ann, body } = await anAccount();
  const answer = await ann.call(previewStatement, { body: body(content) });
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer: '/content' }] } });
  expect(answer.body).toHaveProperty('detail', expect.stringMatching(/\w+ \w+/));
});

test('a file beyond the limit is refused before it is read', async () => {
  const { ann, body } = await anAccount();
  const answer = await ann.call(previewStatement, { body: body(Buffer.alloc(720_000, 'a')) });
  expect([413, 422]).toContain(answer.status);
});

test('a ledger of many movements is read page by page', async () => {
  const { ann, itemId, body } = await anAccount();
  const rows = Array.from({ length: 120 }, (_, index) => `2026-10-01,Movement ${String(index).padStart(3, '0')},1`);
  const many = ['Date,Description,Amount', ...rows].join('\n');
  expect(await ann.get(previewStatement, { body: body(many) })).toMatchObject({ found: 120, fresh: 120 });
  await ann.get(importStatement, { body: body(many) });
  const pages = [];
  for (const page of ['1', '2', '3', '4'])
    pages.push(await ann.get(getLedger, { params: { id: itemId }, query: { page } }));
  expect(pages.map(({ found }) => found)).toEqual([120, 120, 120, 120]);
  expect(pages.map(({ movements }) => movements.length)).toEqual([50, 50, 20, 0]);
  expect(new Set(pages.flatMap(({ movements }) => movements.map(({ description }) => description))).size).toBe(120);
});

test('attacker sends amounts whose total no number holds exactly, product refuses the file', async () => {
  const { ann, body } = await anAccount();
  const rows = Array.from({ length: 9_500 }, () => '2026-10-01,a,10000000000');
  const answer = await ann.call(previewStatement, { body: body(['Date,Description,Amount', ...rows].join('\n')) });
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ pointer: '/content' }] } });
});

test('attacker imports statement after statement, product stops at the limits of an account and of a case', async () => {
  const { ann, itemId, body } = await anAccount();
  const lines = (count: number) =>
    ['Date,Description,Amount', ...Array.from({ length: count }, (_, index) => `2026-10-01,${index},1`)].join('\n');
  expect(await ann.call(importStatement, { body: body(lines(10_001)) })).toMatchObject({
    status: 422,
    body: { errors: [{ pointer: '/content' }] },
  });
  const { id } = await ann.get(importStatement, { body: body(lines(9_000)) });
  await ann.get(importStatement, { body: body(lines(9_000)) });
  expect(await ann.call(importStatement, { body: body(lines(9_000)) })).toMatchObject({
    status: 409,
    body: { code: 'list-is-full' },
  });
  const ledger = await ann.call(getLedger, { params: { id: itemId } });
  expect(ledger.bytes.length).toBeLessThan(50_000);
  await ann.get(undoImport, { params: { id } });
  await ann.get(importStatement, { body: body(lines(9_000)) });
});

test('a statement is refused for an account that is not listed, and when the case is full', async () => {
  const { ann, itemId, body } = await anAccount();
  const unknown = { body: body(csv, { itemId: crypto.randomUUID() }) };
  expect((await ann.call(previewStatement, unknown)).status).toBe(404);
  expect((await ann.call(importStatement, unknown)).status).toBe(404);
  await ann.get(importStatement, { body: body(csv) });
  await copyImport(itemId, MOST_IMPORTS_PER_CASE);
  const refused = await ann.call(importStatement, { body: body(csv) });
  expect(refused).toMatchObject({ status: 409, body: { code: 'case-is-full' } });
});

test('attacker sends a statement that is slow to read, product refuses it with a sentence and serves all others', async () => {
  const hurried = await startTestService({
    name: 'svc-finance',
    module: AppModule,
    config: Config,
    sharing: service,
    environment: { STATEMENT_SECONDS: '0.01' },
  });
  const ann = anOwner();
  const { id: itemId } = await service.as(ann).get(addAsset, { body: account });
  const sent = { itemId, filename: 'slow.csv', content: base64(csv) };
  const answer = await hurried.as(ann).call(previewStatement, { body: sent });
  const listed = await hurried.as(ann).get(listAssets);
  await hurried.stop();
  expect(answer).toMatchObject({ status: 422, body: { detail: financeServer.statementTooSlow } });
  expect(listed).toHaveLength(1);
});

test('attacker writes 3,000 spaces into an amount, product answers other callers meanwhile', async () => {
  const { ann, body } = await anAccount();
  const hostile = `Date,Description,Amount\n2026-11-01,Coffee,$${' '.repeat(3_000)}x`;
  expect(await ann.get(previewStatement, { body: body(hostile) })).toMatchObject({ found: 0, unreadable: [2] });
});

test('an account of another case does not exist', async () => {
  const { body } = await anAccount();
  expect((await service.as(anOwner()).call(importStatement, { body: body(csv) })).status).toBe(404);
});

const ofxOf = (...accounts: [number: string, amount: string][]) =>
  `<OFX>${accounts
    .map(
      ([number, amount]) =>
        `<STMTRS><CURDEF>CAD<ACCTID>${number}<STMTTRN><DTPOSTED>20261102<TRNAMT>${amount}<NAME>Sample</STMTTRN></STMTRS>`,
    )
    .join('')}</OFX>`;

test('an import is refused at the field until the account of the file is chosen, which later files remember', async () => {
  const { ann, body } = await anAccount();
  const both = ofxOf(['1111111', '-800.00'], ['2222222', '50.00']);
  const { accounts } = await ann.get(previewStatement, { body: body(both) });
  expect(await ann.call(importStatement, { body: body(both) })).toMatchObject({
    status: 422,
    body: { detail: financeServer.accountUntold, errors: [{ pointer: '/account' }] },
  });
  await ann.get(importStatement, { body: body(both, { account: accounts[1]?.key }) });
  expect(await ann.get(previewStatement, { body: body(both) })).toMatchObject({ needsAccount: false, totalIn: 50 });
  expect(await ann.get(previewStatement, { body: body(ofxOf(['1111111', '1.00'])) })).toMatchObject({
    needsAccount: true,
    found: 0,
  });
});

test('an import is refused at the field until the day of an ambiguous date is chosen', async () => {
  const { ann, body } = await anAccount();
  const ambiguous = 'Date,Description,Amount\n05/11/2025,Sample,-4.50\n07/11/2025,Sample,1.00';
  expect(await ann.call(importStatement, { body: body(ambiguous) })).toMatchObject({
    status: 422,
    body: { detail: financeServer.dayUntold, errors: [{ pointer: '/dayFirst' }] },
  });
  await ann.get(importStatement, { body: body(ambiguous, { dayFirst: true }) });
  expect(await ann.get(previewStatement, { body: body(ambiguous) })).toMatchObject({
    days: { chosen: 'dayFirst', decidedBy: 'remembered' },
    movements: [{ date: '2025-11-05' }, { date: '2025-11-07' }],
    totalOut: 4.5,
    totalIn: 1,
  });
});

test('a row in another currency is left out with its reason, and counted with an amount in Canadian dollars', async () => {
  const { ann, body } = await anAccount();
  const dollars = 'Date,Description,Amount,Currency\n2026-11-01,Dividend,10.00,USD';
  expect(await ann.get(previewStatement, { body: body(dollars) })).toMatchObject({
    found: 0,
    leftOut: [{ line: 2, description: 'Dividend', amount: 10, currency: 'USD', reason: 'currency' }],
  });
  expect(await ann.call(importStatement, { body: body(dollars) })).toMatchObject({
    status: 422,
    body: { detail: financeServer.statementLeftOut },
  });
  const keep = [{ line: 2, amount: 13.7 }];
  expect(await ann.get(importStatement, { body: body(dollars, { keep }) })).toMatchObject({ movements: 1 });
});

test('a QIF file of investments is refused at the field with the reason', async () => {
  const { ann, body } = await anAccount();
  expect(await ann.call(previewStatement, { body: body('!Type:Invst\nD11/21/2026\n^') })).toMatchObject({
    status: 422,
    body: { detail: financeServer.statementOfInvestments, errors: [{ pointer: '/content' }] },
  });
});
