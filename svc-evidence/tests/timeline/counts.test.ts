import { countsOf, monthsOf, StoredCounts } from '../../src/timeline/counts.js';

test.each([
  ['2025-02-01T04:59:59.000Z', '2025-01'],
  ['2025-02-01T05:00:00.000Z', '2025-02'],
  ['2025-07-01T03:59:59.000Z', '2025-06'],
  ['2025-07-01T04:00:00.000Z', '2025-07'],
  ['2025-07-31T23:59:59.000Z', '2025-07'],
])('a message at %s is counted in the month %s of Ontario', (at, month) => {
  const message = { position: 0, source: 'email' as const, path: 'mail 1', people: ['Ann'], at, text: 'Hello' };
  expect(countsOf([[message]], 0)).toEqual([[month, 'Ann', 1]]);
});

test('counts that an earlier release stored by month alone have no writer', () => {
  const counts = StoredCounts.parse({ '2025-03': 4 });
  expect(monthsOf([...counts, ['2025-03', 'Ann', 1]])).toEqual([
    { month: '2025-03', messages: 5, writers: [{ name: 'Ann', messages: 1 }] },
  ]);
});

test('a mailbox of very many writers names its hundred most frequent ones, and counts every message', () => {
  const senders = Array.from({ length: 300 }, (_, at): [string, string, number] => [
    '2025-03',
    `Sender ${at}`,
    300 - at,
  ]);
  const [march] = monthsOf(senders);
  expect(march?.messages).toBe(45_150);
  expect(march?.writers).toHaveLength(100);
  expect(march?.writers[0]).toEqual({ name: 'Sender 0', messages: 300 });
});
