import { type FactChoice, factIds, factSources } from '@evenhand/contracts/agreement/fact-choice';
import { HalfStatement } from '@evenhand/contracts/finance/statement';
import fc from 'fast-check';
import { dollars } from './any-support.ts';

const asset = (names: readonly string[], stated: object = {}) =>
  fc
    .record({
      name: fc.constantFrom(...names),
      category: fc.constantFrom('bank_account', 'retirement'),
      ownership: fc.constantFrom('party_a', 'party_a', 'party_b', 'joint'),
      ownersShare: fc.constantFrom(50, 50, 50, 50, 70),
      amount: fc.constantFrom(10_000_00, 20_000_10),
    })
    .map(({ amount, ...one }) => ({
      ...one,
      ...stated,
      goesTo: null,
      value: amount,
      atSeparation: amount,
      atMarriage: 0,
      exclusion: null,
    }));

const home = asset(['Home'], { isMatrimonialHome: true, category: 'real_estate', ownership: 'joint' });

const mortgage = fc
  .record({ currentBalance: fc.constantFrom(4_000_00, 5_000_00), ownersShare: fc.constantFrom(50, 50, 70) })
  .map((one) => ({
    ...one,
    creditor: 'Example Bank',
    category: 'mortgage',
    responsibility: 'joint',
    isForMatrimonialHome: true,
    atSeparation: one.currentBalance,
    atMarriage: 0,
  }));

const statement = fc
  .record({
    homes: fc.array(home, { maxLength: 1 }),
    others: fc.array(asset(['Savings', 'Boat', 'Pension']), { maxLength: 2 }),
    debts: fc.array(mortgage, { maxLength: 1 }),
    income: dollars(200_000),
  })
  .map(({ homes, others, debts, income }) =>
    HalfStatement.parse({
      from: 'sam-sample@example.test',
      frozenAt: '2026-11-20T15:00:00.000Z',
      sha256: 'a'.repeat(64),
      assets: [...homes, ...others],
      debts,
      incomes: [{ year: 2025, whose: 'party_a', taxableIncome: income }],
    }),
  );

const choices: fc.Arbitrary<FactChoice[]> = fc
  .array(fc.constantFrom(...factSources), { minLength: factIds.length, maxLength: factIds.length })
  .map((sources) => factIds.map((fact, at) => ({ fact, source: sources[at] ?? 'answer' })));

/** Disclosures of both that often differ, with a choice for each figure. */
export const anyStatements = fc.record({ owner: statement, partner: statement, choices });
