import { readStatement } from '../src/imports/read-statement.js';
import { plainReading, type Reading } from '../src/imports/reading.js';
import { bankExports } from './bank-exports.js';

/** Files in the formats of Canadian banks, with invented movements: the first movement, their number, the last balance. */
interface BankFile {
  bank: string;
  lines: string[];
  first: [date: string, description: string, cents: number];
  found: number;
  balance?: number;
  encoding?: 'latin1' | undefined;
}

const files: BankFile[] = [
  {
    bank: 'TD chequing, without headings',
    lines: ['11/13/2026,SAMPLE GROCER,45.10,,954.90', '11/14/2026,SAMPLE PAY,,1200.00,2154.90'],
    first: ['2026-11-13', 'SAMPLE GROCER', -45_10],
    found: 2,
    balance: 2_154_90,
  },
  {
    bank: 'TD credit card, without headings',
    lines: ['11/02/2026,SAMPLE CAFE,4.50,,104.50', '11/20/2026,PAYMENT - THANK YOU,,100.00,4.50'],
    first: ['2026-11-02', 'SAMPLE CAFE', -4_50],
    found: 2,
    balance: 4_50,
  },
  {
    bank: 'CIBC chequing, without headings',
    lines: ['2026-11-01,"SAMPLE RENT",800.00,', '2026-11-02,"SAMPLE PAY",,1000.00'],
    first: ['2026-11-01', 'SAMPLE RENT', -800_00],
    found: 2,
  },
  {
    bank: 'CIBC credit card, without headings',
    lines: [
      '2026-11-01,"SAMPLE CAFE TORONTO, ON",4.50,,4500********1234',
      '2026-11-05,"PAYMENT THANK YOU",,50.00,4500********1234',
    ],
    first: ['2026-11-01', 'SAMPLE CAFE TORONTO, ON', -4_50],
    found: 2,
  },
  {
    bank: 'Scotiabank chequing, without headings',
    lines: [
      '11/1/2026,-4.50,"-","POS Purchase","SAMPLE CAFE OTTAWA"',
      '11/15/2026,1000.00,"-","Deposit","SAMPLE EMPLOYER"',
    ],
    first: ['2026-11-01', 'SAMPLE CAFE OTTAWA', -4_50],
    found: 2,
  },
  {
    bank: 'Scotiabank credit card, without headings',
    lines: ['11/1/2026,"SAMPLE HARDWARE",-23.75', '11/29/2026,"SAMPLE REFUND",10.00'],
    first: ['2026-11-01', 'SAMPLE HARDWARE', -23_75],
    found: 2,
  },
  {
    bank: 'BMO chequing, with a preamble',
    lines: [
      'Following data is valid as of 20261121090000 (Year/Month/Day/Hour/Minute/Second)',
      '',
      'First Bank Card,Transaction Type,Date Posted, Transaction Amount,Description',
      "'500000000000',DEBIT,20261101,-4.5,SAMPLE CAFE",
      "'500000000000',CREDIT,20261102,1000.0,SAMPLE PAY",
    ],
    first: ['2026-11-01', 'SAMPLE CAFE', -4_50],
    found: 2,
  },
  {
    bank: 'BMO Mastercard, with a preamble',
    lines: [
      'Following data is valid as of 20261121090000 (Year/Month/Day/Hour/Minute/Second)',
      '',
      'Item #,Card #,Transaction Date,Posting Date,Transaction Amount,Description',
      "1,'5000000000000000',20261101,20261103,12.99,SAMPLE BOOKS",
    ],
    first: ['2026-11-01', 'SAMPLE BOOKS', 12_99],
    found: 1,
  },
  {
    bank: 'RBC',
    lines: [
      '"Account Type","Account Number","Transaction Date","Cheque Number","Description 1","Description 2","CAD$","USD$"',
      'Chequing,00000-0000000,11/3/2026,,"SAMPLE CAFE","",-4.50,',
      'Chequing,00000-0000000,11/4/2026,12,"SAMPLE RENT","",-800.00,',
    ],
    first: ['2026-11-03', 'SAMPLE CAFE', -4_50],
    found: 2,
  },
  {
    bank: 'National Bank, in English',
    lines: ['Date;Description;Category;Debit;Credit;Balance', '2026-11-01;SAMPLE CAFE;Food;4.50;0;95.50'],
    first: ['2026-11-01', 'SAMPLE CAFE', -4_50],
    found: 1,
    balance: 95_50,
  },
  {
    bank: 'National Bank, in French, Windows-1252',
    lines: [
      'Date;Description;Catégorie;Débit;Crédit;Solde',
      '2026-11-01;Dépôt paie;Revenu;0;2450,16;3 450,16',
      '2026-11-02;Épicerie;Alimentation;45,10;0;3 405,06',
    ],
    first: ['2026-11-01', 'Dépôt paie', 2_450_16],
    found: 2,
    balance: 3_405_06,
    encoding: 'latin1',
  },
  {
    bank: 'Desjardins, without headings',
    lines: [
      '"Caisse Exemple","000000","EOP","2026/11/01",00001,"Achat / Exemple","",4.50,"","","","","",95.50',
      '"Caisse Exemple","000000","EOP","2026/11/02",00002,"Paie / Exemple","","",100.00,"","","","",195.50',
    ],
    first: ['2026-11-01', 'Achat / Exemple', -4_50],
    found: 2,
    balance: 195_50,
  },
  {
    bank: 'Tangerine chequing',
    lines: ['Date,Transaction,Name,Memo,Amount', '11/1/2026,DEBIT,SAMPLE CAFE,Transferred out,-4.50'],
    first: ['2026-11-01', 'SAMPLE CAFE', -4_50],
    found: 1,
  },
  {
    bank: 'Tangerine credit card',
    lines: [
      'Transaction date,Transaction,Name,Memo,Amount',
      '11/13/2026,OTHER,SAMPLE CINEMA,Category: Entertainment,-25.98',
    ],
    first: ['2026-11-13', 'SAMPLE CINEMA', -25_98],
    found: 1,
  },
  {
    bank: 'Simplii Financial',
    lines: [
      'Date, Transaction Details, Funds Out, Funds In',
      '11/01/2026,SAMPLE CAFE,4.50,',
      '11/02/2026,SAMPLE PAY,,1000.00',
    ],
    first: ['2026-11-01', 'SAMPLE CAFE', -4_50],
    found: 2,
  },
  {
    bank: 'EQ Bank',
    lines: ['Transfer date,Description,Amount,Balance', '2026-11-01,Sample transfer,-$4.50,"$1,095.50"'],
    first: ['2026-11-01', 'Sample transfer', -4_50],
    found: 1,
    balance: 1_095_50,
  },
  {
    bank: 'PC Financial',
    lines: [
      '"Description","Type","Card Holder Name","Date","Time","Amount"',
      '"SAMPLE GROCER","PURCHASE","ALEX EXAMPLE","11/21/2026","09:15 AM","-45.10"',
    ],
    first: ['2026-11-21', 'SAMPLE GROCER', -45_10],
    found: 1,
  },
  {
    bank: 'Wealthsimple',
    lines: [
      '"date","transaction","description","amount","balance","currency"',
      '"2026-11-01","SPEND","Sample Cafe","-4.50","95.50","CAD"',
    ],
    first: ['2026-11-01', 'Sample Cafe', -4_50],
    found: 1,
    balance: 95_50,
  },
  {
    bank: 'American Express, day first in words',
    lines: ['Date,Date Processed,Description,Amount', '13 Nov 2026,14 Nov 2026,SAMPLE BOOKS,"$1,012.99"'],
    first: ['2026-11-13', 'SAMPLE BOOKS', 1_012_99],
    found: 1,
  },
  {
    bank: 'Capital One',
    lines: [
      'Transaction Date,Posted Date,Card No.,Description,Category,Debit,Credit',
      '2026-11-01,2026-11-02,1234,SAMPLE CAFE,Dining,4.50,',
    ],
    first: ['2026-11-01', 'SAMPLE CAFE', -4_50],
    found: 1,
  },
  {
    bank: 'Vancity, without headings',
    lines: ['000000-1,13-Nov-2026,SAMPLE CAFE,,4.50,,95.50', '000000-1,14-Nov-2026,SAMPLE PAY,,,100.00,195.50'],
    first: ['2026-11-13', 'SAMPLE CAFE', -4_50],
    found: 2,
    balance: 195_50,
  },
  {
    bank: 'Laurentian Bank, day first',
    lines: [
      'Date,Description,Montant,Solde',
      '13/11/2026,Exemple,"-4,50","95,50"',
      '02/12/2026,Exemple,"-5,00","90,50"',
    ],
    first: ['2026-11-13', 'Exemple', -4_50],
    found: 2,
    balance: 90_50,
  },
];

const read = ({ lines, encoding }: Pick<BankFile, 'lines' | 'encoding'>) =>
  readStatement(Buffer.from(`${lines.join('\r\n')}\r\n`, encoding ?? 'utf8'), null, {});

test.each(files)('the file of $bank is read whole', ({ lines, encoding, first, found, balance }) => {
  const statement = read({ lines, encoding });
  expect(statement).toMatchObject({ needsMapping: false, found, unreadable: [] });
  const [date, description, amount] = first;
  expect(statement.movements[0]).toEqual({ date, description, amount });
  expect(statement.closingBalance?.amount).toBe(balance);
});

test('an amount that cannot be read makes the line unreadable, and no zero', () => {
  const lines = [
    'Date,Description,Debit,Credit',
    '2026-11-01,Good,4.50,',
    '2026-11-02,Bad,0,12x5',
    '2026-11-03,Worse,n/a,5.00',
  ];
  expect(read({ lines })).toMatchObject({ found: 1, unreadable: [3, 4] });
});

test('rows that a stray quote joins are named, and none of them is counted', () => {
  const lines = [
    'Date,Description,Amount',
    '2026-01-15,A,-1.00',
    '2026-01-16,"12" pizza,-50.00',
    '2026-01-17,C,-5.00',
    '2026-01-18,"E",-7.00',
    '2026-01-19,F,-8.00',
  ];
  const { movements, unreadable } = read({ lines });
  expect(movements.map(({ description }) => description)).toEqual(['A', 'F']);
  expect(unreadable).toEqual([3, 4, 5]);
});

test('withdrawals alone are money out when the balances prove it, except on a debt', () => {
  const lines = ['01/15/2026,COFFEE,4.50,,995.50', '01/16/2026,FOOD,50.00,,945.50', '01/17/2026,FUEL,45.50,,900.00'];
  const amountsOf = (given: string[], reading: Partial<Reading> = {}) =>
    readStatement(Buffer.from(given.join('\n')), null, {}, { ...plainReading(), ...reading }).movements.map(
      ({ amount }) => amount,
    );
  expect(amountsOf(lines)).toEqual([-4_50, -50_00, -45_50]);
  expect(amountsOf(lines.toReversed())).toEqual([-45_50, -50_00, -4_50]);
  expect(amountsOf(lines, { isDebt: true })).toEqual([4_50, 50_00, 45_50]);
});

test('a correction in a column of money out has the other sign', () => {
  const lines = [
    'Date,Description,Debit,Credit',
    '2026-11-01,Buy,10.00,',
    '2026-11-02,Undo,-7.00,',
    '2026-11-03,Buy,3.00,',
  ];
  expect(read({ lines }).movements.map(({ amount }) => amount)).toEqual([-10_00, 7_00, -3_00]);
});

test('the closing balance is that of the last line of the newest day, in either order', () => {
  const lines = [
    'Date,Description,Amount,Balance',
    '2026-01-16,B,-20.00,70.00',
    '2026-01-16,C,-5.00,65.00',
    '2026-01-15,A,-10.00,90.00',
  ];
  expect(read({ lines }).closingBalance?.amount).toBe(65_00);
});

test('columns without headings are asked for when their amounts are ambiguous', () => {
  const lines = ['2026-11-01,Sample,1.00,2.00,3.00,4.00', '2026-11-02,Sample,1.00,2.00,3.00,4.00'];
  expect(read({ lines })).toMatchObject({
    needsMapping: true,
    headings: expect.arrayContaining(['Column 1']),
    found: 0,
  });
});

test('a stated order of day and month is used over the guessed one', () => {
  const lines = ['Date,Description,Amount', '03/04/2026,Sample,1.00'];
  const guessed = read({ lines });
  expect(guessed).toMatchObject({ needsDay: true, movements: [] });
  const stated = guessed.mapping && { ...guessed.mapping, dayFirst: true };
  expect(readStatement(Buffer.from(lines.join('\n')), stated, {}).movements[0]?.date).toBe('2026-04-03');
});

const readAt = (lines: readonly string[], reading: Partial<Reading> = {}, encoding: 'utf8' | 'latin1' = 'utf8') =>
  readStatement(
    Buffer.from(`${lines.join('\r\n')}\r\n`, encoding),
    null,
    {},
    { ...plainReading('2026-11-26'), ...reading },
  );

test.each(bankExports)(
  'the export of $bank has its totals, and names what is left out',
  ({ lines, encoding, out, into, found, balance, leftOut = [], first, today }) => {
    const statement = readAt(lines, today ? { today } : {}, encoding);
    expect(statement).toMatchObject({ needsMapping: false, needsDay: false, found, totalOut: out, totalIn: into });
    expect(statement.unreadable).toEqual([]);
    expect(statement.leftOut.map(({ reason }) => reason)).toEqual(leftOut);
    expect(statement.closingBalance?.amount).toBe(balance);
    if (first) expect(statement.movements[0]).toMatchObject({ date: first[0], description: first[1] });
  },
);

test('there is an export of thirty banks and languages', () => expect(bankExports.length).toBeGreaterThanOrEqual(30));

test('a row of data is never taken for headings when a cell is empty and another names a currency', () => {
  const lines = ['2026-11-05,2026-11-06,Purchase,SAMPLE CAFE,11.88,CAD', '2026-11-10,2026-11-10,Payment,,-500.00,CAD'];
  expect(readAt(lines)).toMatchObject({ hasHeadings: false, found: 2, unreadable: [] });
});

test('a file is read without headings when the person chooses it, and its first ten rows are shown', () => {
  const lines = ['Date,Description,Amount', ...Array.from({ length: 12 }, () => '2026-11-01,Sample,1.00')];
  const statement = readAt(lines, { withoutHeadings: true });
  expect(statement).toMatchObject({ hasHeadings: false, found: 12, unreadable: [1] });
  expect(statement.headings).toEqual(['Column 1', 'Column 2', 'Column 3']);
  expect(statement.firstRows).toHaveLength(10);
});

test('a date that both orders read is asked about when neither rows, period nor today decide', () => {
  const lines = [
    'Date,Description,Withdrawals,Deposits,Balance',
    '05/11/2026,SAMPLE CAFE,4.50,,95.50',
    '07/11/2026,SAMPLE PAY,,100.00,195.50',
  ];
  const asked = readAt(lines);
  expect(asked).toMatchObject({ needsDay: true, found: 0, unreadable: [] });
  expect(asked.days).toEqual({
    written: '05/11/2026',
    dayFirst: '2026-11-05',
    monthFirst: '2026-05-11',
    chosen: null,
    decidedBy: null,
  });
  expect(readAt(lines, { dayFirst: true })).toMatchObject({
    needsDay: false,
    movements: [{ date: '2026-11-05' }, { date: '2026-11-07' }],
    days: { chosen: 'dayFirst', decidedBy: 'stated' },
  });
  expect(readAt(lines, { filename: 'export 2026-11-01 2026-11-30.csv' }).days?.decidedBy).toBe('period');
});

test('a QIF file of investments is refused with the reason', () => {
  expect(() => readAt(['!Type:Invst', 'D11/21/2026', 'NBuy', '^'])).toThrow('statementOfInvestments');
});

test('a pending row is counted when the person keeps it, and one of another currency with an amount', () => {
  const lines = [
    'Date,Description,Status,Amount,Currency',
    '2026-11-01,Cafe,posted,-4.50,CAD',
    '2026-11-02,Hotel,pending,-300.00,CAD',
    '2026-11-03,Books,posted,-10.00,USD',
  ];
  expect(readAt(lines).leftOut).toMatchObject([
    { line: 3, date: '2026-11-02', description: 'Hotel', amount: -300_00, currency: null, reason: 'pending' },
    { line: 4, amount: -10_00, currency: 'USD', reason: 'currency' },
  ]);
  const kept = new Map([
    [3, null],
    [4, -13_70],
  ]);
  expect(readAt(lines, { kept })).toMatchObject({ found: 3, totalOut: 318_20, leftOut: [] });
});

const twoAccounts = bankExports.find(({ bank }) => bank.startsWith('RBC, two accounts'))?.lines ?? [];

test('the accounts of one file are never mixed: the person chooses, and the choice is remembered', () => {
  const asked = readAt(twoAccounts);
  expect(asked).toMatchObject({ needsAccount: true, account: null, found: 0 });
  expect(asked.accounts).toMatchObject([
    { ending: '1111', found: 1 },
    { ending: '2222', found: 1 },
  ]);
  const [, savings] = asked.accounts;
  const chosen = { needsAccount: false, account: savings?.key, found: 1, totalIn: 1_00, totalOut: 0 };
  expect(readAt(twoAccounts, { account: savings?.key ?? null })).toMatchObject(chosen);
  expect(readAt(twoAccounts, { rememberedAccount: savings?.key ?? null })).toMatchObject(chosen);
  expect(readAt(twoAccounts.slice(0, 2), { rememberedAccount: savings?.key ?? null })).toMatchObject({
    needsAccount: true,
  });
});

test('a description of OFX in a CDATA section is read', () => {
  const file =
    '<OFX><STMTRS><BANKTRANLIST><STMTTRN><DTPOSTED>20261102<TRNAMT>-8.00<NAME><![CDATA[Joe & Co <b>]]></NAME></STMTTRN></BANKTRANLIST></STMTRS></OFX>';
  expect(read({ lines: [file] }).movements[0]?.description).toContain('Joe & Co');
});

test('an OFX of two accounts keeps their movements and balances apart', () => {
  const statement = (id: string, amount: string, balance: string) =>
    `<STMTTRNRS><STMTRS><CURDEF>CAD<BANKACCTFROM><BANKID>1<ACCTID>${id}</BANKACCTFROM><BANKTRANLIST><STMTTRN><DTPOSTED>20261102<TRNAMT>${amount}<NAME>Sample</STMTTRN></BANKTRANLIST><LEDGERBAL><BALAMT>${balance}<DTASOF>20261121</LEDGERBAL></STMTRS></STMTTRNRS>`;
  const file = [`<OFX>${statement('1111111', '-800.00', '1200.00')}${statement('2222222', '50.00', '45000.00')}</OFX>`];
  const asked = readAt(file);
  expect(asked).toMatchObject({ needsAccount: true, found: 0, closingBalance: null });
  expect(asked.accounts).toMatchObject([
    { ending: '1111', found: 1, balance: 1_200_00 },
    { ending: '2222', found: 1, balance: 45_000_00 },
  ]);
  expect(readAt(file, { account: asked.accounts[1]?.key ?? null })).toMatchObject({
    found: 1,
    totalIn: 50_00,
    closingBalance: { amount: 45_000_00 },
  });
});
