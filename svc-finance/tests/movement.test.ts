import { randomUUID } from 'node:crypto';
import { MOVEMENTS_PER_PAGE } from '@evenhand/contracts/finance/imports';
import fc from 'fast-check';
import { LedgersRepository } from '../src/imports/ledgers.repository.js';
import { counted, type Movement } from '../src/imports/movement.js';
import { service, withFinance } from './with-finance.js';

withFinance();

/** Few days, words and amounts, so that equal movements are common. */
const movement = fc.record({
  date: fc.constantFrom('2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05'),
  description: fc.constantFrom('Coffee', 'Rent', ''),
  amount: fc.constantFrom(-450, -451, 1),
});
const statement = fc.array(movement, { maxLength: 30 });
const days = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05'];
/** Exports are ranges of days. */
const range = fc
  .tuple(fc.nat(4), fc.nat(4))
  .map(([a, b]) => ({ from: days[Math.min(a, b)], to: days[Math.max(a, b)] }));

const textOf = ({ date, description, amount }: Movement) => `${date} ${description} ${amount}`;
const sorted = (rows: readonly Movement[]) => rows.map(textOf).toSorted();

/** Imports statements into a new account; returns its ledger. */
const ledgerOf = async (statements: readonly (readonly Movement[])[]): Promise<string[]> => {
  const [caseId, itemId] = [randomUUID(), randomUUID()];
  const { manager } = service.database;
  await manager.query(
    `insert into statement_import (id, case_id, item_id, filename, imported_at, added, size, movements)
     select gen_random_uuid(), $1, $2, 'statement.csv', now(), 0, 0, movements from jsonb_array_elements($3::jsonb) movements`,
    [caseId, itemId, JSON.stringify(statements.map(counted))],
  );
  const ledgers = service.app.get(LedgersRepository);
  const [first, second] = [
    await ledgers.page(manager, caseId, itemId, 1),
    await ledgers.page(manager, caseId, itemId, 2),
  ];
  expect(first.found).toBeLessThanOrEqual(2 * MOVEMENTS_PER_PAGE);
  return sorted([...first.movements, ...second.movements]);
};

test('the ledger is the same for any order, repetition and overlap of imports', async () => {
  await fc.assert(
    fc.asyncProperty(
      statement,
      fc.array(range, { maxLength: 6 }),
      fc.infiniteStream(fc.nat()),
      async (rows, ranges, picks) => {
        const whole = [...ranges, ...days.map((day) => ({ from: day, to: day }))];
        const parts = whole.map(({ from = '', to = '' }) => rows.filter(({ date }) => date >= from && date <= to));
        const shuffled = parts.map((part) => ({ part, at: picks.next().value })).toSorted((a, b) => a.at - b.at);
        expect(await ledgerOf(shuffled.map(({ part }) => part))).toEqual(sorted(rows));
      },
    ),
    { numRuns: 1_000, seed: 1 },
  );
});

test('two equal movements on one day stay two, however often the day is imported', async () => {
  const coffee = { date: '2026-11-01', description: 'Coffee', amount: -450 };
  expect(await ledgerOf([[coffee], [coffee, coffee], [coffee, coffee]])).toHaveLength(2);
});
