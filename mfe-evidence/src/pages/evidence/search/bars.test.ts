import { barsOf } from './bars';

const noOne = () => null;
const month = (of: string, messages: number) => ({ month: of, messages, writers: [] });

test('barsOf makes a bar for each month, also for one without a message, split by writer', () => {
  const writers = [
    { name: 'Sam', messages: 2 },
    { name: 'School', messages: 1 },
  ];
  const bars = barsOf([{ month: '2025-01', messages: 3, writers }, month('2025-03', 5)], (name) =>
    name === 'Sam' ? 'partner' : null,
  );
  expect(bars).toEqual([
    { from: '2025-01-01', to: '2025-01-31', messages: 3, you: 0, partner: 2 },
    { from: '2025-02-01', to: '2025-02-28', messages: 0, you: 0, partner: 0 },
    { from: '2025-03-01', to: '2025-03-31', messages: 5, you: 0, partner: 0 },
  ]);
});

test('barsOf groups many years by quarters and years of the calendar', () => {
  const over = (first: string, last: string) => barsOf([month(first, 1), month(last, 2)], noOne);
  expect(over('2015-02', '2025-12')[0]).toMatchObject({ from: '2015-01-01', to: '2015-03-31', messages: 1 });
  expect(over('1990-06', '2025-12').at(-1)).toMatchObject({ from: '2025-01-01', to: '2025-12-31', messages: 2 });
  expect(over('1970-01', '2199-12').length).toBeLessThanOrEqual(60);
  expect(barsOf([], noOne)).toEqual([]);
});
