import fc from 'fast-check';
import { counted, type Movement, MovementLedger } from '../src/imports/movement.js';

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

test('the ledger is the same for any order, repetition and overlap of imports', () => {
  fc.assert(
    fc.property(statement, fc.array(range, { maxLength: 6 }), fc.infiniteStream(fc.nat()), (rows, ranges, picks) => {
      const whole = [...ranges, ...days.map((day) => ({ from: day, to: day }))];
      const parts = whole.map(({ from = '', to = '' }) => rows.filter(({ date }) => date >= from && date <= to));
      const shuffled = parts.map((part) => ({ part, at: picks.next().value })).toSorted((a, b) => a.at - b.at);
      const ledger = new MovementLedger(shuffled.map(({ part }) => counted(part)));
      expect(sorted(ledger.list())).toEqual(sorted(rows));
    }),
    { numRuns: 1_000, seed: 1 },
  );
});

test('two equal movements on one day stay two, however often the day is imported', () => {
  const coffee = { date: '2026-11-01', description: 'Coffee', amount: -450 };
  const ledger = new MovementLedger([[coffee], [coffee, coffee], [coffee, coffee]].map(counted));
  expect(ledger.list()).toEqual([coffee, coffee]);
  expect(ledger.gainOf(counted([coffee, coffee, coffee]))).toBe(1);
});
