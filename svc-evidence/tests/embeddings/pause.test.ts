import { Pause } from '../../src/embeddings/pause.js';
import { PauseBudget } from '../../src/embeddings/pause-budget.js';

test('pauses prolong embedding by a tenth, after the fifteen seconds that are saved', () => {
  const budget = new PauseBudget(0);
  expect(budget.after(60_000, false)).toBe(15_000);
  expect(budget.after(70_000, true)).toBe(5_000);
  expect(budget.after(80_000, true)).toBe(0);
  expect(budget.after(90_000, false)).toBe(1_000);
});

test('a pause is seen through the memory that another thread is given', () => {
  const pause = new Pause();
  const inThread = new Pause(pause.memory);
  pause.set();
  expect(inThread.isSet).toBe(true);
  pause.end();
  expect(inThread.isSet).toBe(false);
});
