import fc from 'fast-check';
import { counted, ledgerOf, type Movement, sizeOf } from '../src/imports/movement.js';

/** Few days, words and amounts, so that equal movements are common. */
const movement = fc.record({
  date: fc.constantFrom('2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05'),
  description: fc.constantFrom('Coffee', 'Rent', ''),
  amount: fc.constantFrom(-450, -451, 1),
});
const statement = fc
  .array(movement, { maxLength: 30 })
  .map((rows) => rows.toSorted((a, b) => (a.date < b.date ? -1 : 1)));
const days = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05'];
/** Exports are ranges of days. */
const range = fc
  .tuple(fc.nat(4), fc.nat(4))
  .map(([a, b]) => ({ from: days[Math.min(a, b)], to: days[Math.max(a, b)] }));

const sorted = (rows: readonly Movement[]) =>
  rows.map(({ date, description, amount }) => `${date} ${description} ${amount}`).toSorted();
const expanded = (parts: readonly (readonly Movement[])[]) =>
  sorted(ledgerOf(parts.map(counted)).flatMap((row) => Array.from({ length: row.count }, () => row)));

test('the ledger is the same for any order, repetition and overlap of imports', () => {
  fc.assert(
    fc.property(statement, fc.array(range, { maxLength: 6 }), fc.infiniteStream(fc.nat()), (rows, ranges, picks) => {
      const whole = [...ranges, ...days.map((day) => ({ from: day, to: day }))];
      const parts = whole.map(({ from = '', to = '' }) => rows.filter(({ date }) => date >= from && date <= to));
      const shuffled = parts.map((part) => ({ part, at: picks.next().value })).toSorted((a, b) => a.at - b.at);
      expect(expanded(shuffled.map(({ part }) => part))).toEqual(sorted(rows));
    }),
    { numRuns: 10_000, seed: 1 },
  );
});

test('an import that is undone takes what it alone brought, and nothing else', () => {
  fc.assert(
    fc.property(fc.array(statement, { maxLength: 4 }), statement, (others, undone) => {
      const before = ledgerOf(others.map(counted));
      const after = ledgerOf([...others, undone].map(counted));
      expect(sizeOf(after)).toBeGreaterThanOrEqual(sizeOf(before));
      expect(ledgerOf([...others, undone].map(counted).slice(0, -1))).toEqual(before);
    }),
    { numRuns: 1_000, seed: 1 },
  );
});

test('two equal movements on one day stay two, however often the day is imported', () => {
  const coffee = { date: '2026-11-01', description: 'Coffee', amount: -450 };
  expect(expanded([[coffee], [coffee, coffee], [coffee, coffee]])).toHaveLength(2);
});
