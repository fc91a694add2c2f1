import { cents } from '@evenhand/contracts/money';
import type { Finances } from '../../lists/use-finances';
import { csvOf, rowsOf } from './export-button';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =HYPERLINK("x")'])(
  'csvOf writes the formula %j as text',
  (name) => {
    const cell = csvOf([[name]])
      .slice(1)
      .trimEnd();
    expect(cell.startsWith(`"'`)).toBe(true);
  },
);

test('csvOf keeps text, doubles quotes, writes amounts in dollars and leaves missing ones empty', () => {
  expect(csvOf([['Home, "Elm"', 'Šárka 🏡', 9_999_999_999, 1, null]])).toBe(
    '\uFEFF"Home, ""Elm""","Šárka 🏡",99999999.99,0.01,\r\n',
  );
});

test('the rows hold the shares of joint items, homes, exclusions and incomes', () => {
  const item = { id: crypto.randomUUID(), version: 1, goesTo: null, accountNumber: '' };
  const finances = {
    assets: [
      {
        ...item,
        category: 'real_estate',
        name: 'Home',
        ownership: 'joint',
        ownersShare: 30,
        description: '',
        location: '',
        valuationDate: '2026-11-21T15:00:00.000Z',
        isMatrimonialHome: true,
        value: cents(800_000_00),
        atSeparation: null,
        atMarriage: cents(0),
        exclusion: { ground: 'domestic-contract', amount: cents(100_00), reason: '' },
      },
    ],
    debts: [
      {
        ...item,
        category: 'mortgage',
        creditor: 'Bank',
        responsibility: 'party_b',
        ownersShare: 50,
        isForMatrimonialHome: true,
        interestRate: null,
        currentBalance: cents(1_00),
        monthlyPayment: null,
        atSeparation: null,
        atMarriage: null,
      },
    ],
    incomes: [
      {
        id: item.id,
        version: 1,
        year: 2025,
        whose: 'party_a',
        taxableIncome: cents(82_000_00),
        employmentIncome: null,
        selfEmploymentIncome: null,
        investmentIncome: null,
        otherIncome: null,
      },
    ],
  } as const satisfies Pick<Finances, 'assets' | 'debts' | 'incomes'>;
  const [header, ...rows] = csvOf(rowsOf(finances)).slice(1).trimEnd().split('\r\n');
  expect(header).toMatch(/"My share in percent".*"Matrimonial home","Left out".*"Taxable income"$/);
  expect(rows).toEqual([
    '"Asset","Home","Real estate","Joint","30",0.00,,800000.00,"yes",100.00,"Left out by a contract between us",',
    '"Debt","Bank","Mortgage","Partner’s","0",,,1.00,"yes",,,',
    '"Income","2025",,"Mine",,,,,,,,82000.00',
  ]);
});
