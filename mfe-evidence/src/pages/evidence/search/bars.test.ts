import { barsOf } from './timeline';

test('barsOf makes a bar for each month, also for one without a message', () => {
  const bars = barsOf([
    { month: '2025-01', messages: 3 },
    { month: '2025-03', messages: 5 },
  ]);
  expect(bars).toEqual([
    { from: '2025-01-01', to: '2025-01-31', messages: 3 },
    { from: '2025-02-01', to: '2025-02-28', messages: 0 },
    { from: '2025-03-01', to: '2025-03-31', messages: 5 },
  ]);
});

test('barsOf groups many years by quarters and years of the calendar', () => {
  const over = (first: string, last: string) =>
    barsOf([
      { month: first, messages: 1 },
      { month: last, messages: 2 },
    ]);
  expect(over('2015-02', '2025-12')[0]).toEqual({ from: '2015-01-01', to: '2015-03-31', messages: 1 });
  expect(over('1990-06', '2025-12').at(-1)).toEqual({ from: '2025-01-01', to: '2025-12-31', messages: 2 });
  expect(over('1970-01', '2199-12').length).toBeLessThanOrEqual(60);
  expect(barsOf([])).toEqual([]);
});
