const ON = '2026-11-01T05:00:00.000Z';

/** Amounts in dollars. */
export const assets = [
  {
    category: 'real_estate',
    name: 'House on Maple Street',
    ownership: 'joint',
    valuationDate: ON,
    value: 840_000,
    atSeparation: 832_000,
    atMarriage: 0,
    isMatrimonialHome: true,
    goesTo: 'sold',
  },
  {
    category: 'bank_account',
    name: 'Chequing account',
    ownership: 'party_a',
    valuationDate: ON,
    value: 8_412.55,
    atSeparation: 11_205.1,
    atMarriage: 2_300,
    goesTo: 'party_a',
  },
  {
    category: 'retirement',
    name: 'RRSP',
    ownership: 'party_a',
    valuationDate: ON,
    value: 64_300,
    atSeparation: 61_850,
    atMarriage: 9_400,
    goesTo: 'party_a',
  },
  {
    category: 'vehicle',
    name: 'Car, 2021',
    ownership: 'party_a',
    valuationDate: ON,
    value: 18_500,
    atSeparation: 20_400,
    atMarriage: 0,
    goesTo: 'party_a',
  },
  {
    category: 'investment',
    name: 'TFSA',
    ownership: 'party_b',
    valuationDate: ON,
    value: 27_900,
    atSeparation: 26_450,
    atMarriage: 0,
    goesTo: 'party_b',
  },
] as const;

export const debts = [
  {
    category: 'mortgage',
    creditor: 'Mortgage of the house',
    responsibility: 'joint',
    interestRate: 4.39,
    currentBalance: 410_000,
    monthlyPayment: 2_380,
    atSeparation: 418_700,
    atMarriage: 0,
    isForMatrimonialHome: true,
    goesTo: 'paid_off',
  },
  {
    category: 'car_loan',
    creditor: 'Car loan',
    responsibility: 'party_a',
    interestRate: 6.9,
    currentBalance: 9_800,
    monthlyPayment: 410,
    atSeparation: 12_900,
    atMarriage: 0,
    goesTo: 'party_a',
  },
  {
    category: 'credit_card',
    creditor: 'Credit card',
    responsibility: 'party_b',
    interestRate: 20.99,
    currentBalance: 2_150,
    atSeparation: 3_020,
    atMarriage: 0,
    goesTo: 'party_b',
  },
] as const;

export const incomes = [
  { year: 2025, whose: 'party_a', taxableIncome: 82_000, employmentIncome: 80_500, investmentIncome: 1_500 },
  { year: 2024, whose: 'party_a', taxableIncome: 79_300, employmentIncome: 79_300 },
  { year: 2025, whose: 'party_b', taxableIncome: 61_000, employmentIncome: 61_000 },
] as const;

const statement = (account: string, balance: string) => `Statement of the account\n${account}\nBalance ${balance}\n`;

/** `shows` are names of assets. */
export const documents = [
  {
    type: 'bank_statement',
    name: 'Chequing account, October 2026.txt',
    mime: 'text/plain',
    content: statement('Chequing account', '8,412.55'),
    statementDate: '2026-10-31',
    shows: ['Chequing account'],
  },
  {
    type: 'investment_statement',
    name: 'RRSP and TFSA, third quarter of 2026.txt',
    mime: 'text/plain',
    content: statement('RRSP and TFSA', '92,200.00'),
    statementDate: '2026-09-30',
    shows: ['RRSP', 'TFSA'],
  },
] as const;
