import { RunsApart } from '../src/apart/runs-apart.js';

const limits = { heapInMegabytes: 100, memoryInMegabytes: 300, processorSeconds: 1, seconds: 60, mostWaiting: 2 };
const started = (given = limits) => new RunsApart(new URL('./programs/apart.ts', import.meta.url), given);
const run = (runs: RunsApart, input: string, caller = 'alex') =>
  runs.run(caller, Buffer.from(input)).then((written) => written?.toString() ?? null);

test('a program receives its input and returns its output', async () => {
  const long = 'née '.repeat(100_000);
  expect(await run(started(), long)).toBe(long);
});

test.each(['turn', 'hold', 'fail'])(
  'a run returns null when the program breaks a limit or fails: %s',
  async (input) => {
    const runs = started();
    expect(await run(runs, input)).toBeNull();
    expect(await run(runs, 'next')).toBe('next');
  },
);

test('a run asks for a retry when its time passed without CPU time, and the next one runs', async () => {
  const runs = started({ ...limits, processorSeconds: 10, seconds: 3 });
  await expect(run(runs, 'wait')).rejects.toMatchObject({ code: 'took-too-long' });
  expect(await run(runs, 'next')).toBe('next');
});

test('a caller has one place, and the queue is bounded', async () => {
  const runs = started();
  const [first, second] = [run(runs, 'one'), run(runs, 'two', 'sam')];
  await expect(run(runs, 'again')).rejects.toMatchObject({ code: 'too-many-requests' });
  await expect(run(runs, 'third', 'bea')).rejects.toMatchObject({ code: 'too-many-requests' });
  expect(await Promise.all([first, second])).toEqual(['one', 'two']);
  expect(await run(runs, 'third', 'bea')).toBe('third');
});
