import { HalfStatement } from '@evenhand/contracts/finance/statement';

/** An asset of the discloser, bought since the marriage. Amounts in cents. */
export const asset = (name: string, amount: number, stated: object = {}) => ({
  name,
  category: 'bank_account',
  ownership: 'party_a',
  ownersShare: 50,
  goesTo: null,
  value: amount,
  atSeparation: amount,
  atMarriage: 0,
  exclusion: null,
  ...stated,
});

/** A disclosure frozen from Sam's address, with one debt of about 1,000 dollars. */
export const statement = (assets: object[]): HalfStatement =>
  HalfStatement.parse({
    from: 'sam-sample@example.test',
    frozenAt: '2026-11-20T15:00:00.000Z',
    sha256: 'a'.repeat(64),
    assets,
    debts: [
      {
        creditor: 'Example Bank',
        category: 'credit_card',
        responsibility: 'party_a',
        currentBalance: 1_000_00,
        atSeparation: 1_000_01,
        atMarriage: 0,
      },
    ],
    incomes: [{ year: 2025, whose: 'party_a', taxableIncome: 80_000_50 }],
  });
