import { RunsApart } from '../src/apart/runs-apart.js';

const limits = { heapInMegabytes: 100, memoryInMegabytes: 300, processorSeconds: 1, seconds: 60, mostWaiting: 2 };
const started = (given = limits) => new RunsApart(new URL('./programs/apart.ts', import.meta.url), given);
const run = (runs: RunsApart, input: string, caller = 'alex') => runs.run(caller, Buffer.from(input));

test('a program writes what it makes of its input', async () => {
  const long = 'née '.repeat(100_000);
  expect(await run(started(), long)).toBe(long);
});

test.each(['turn', 'hold', 'fail'])(
  'a program that breaks a limit or ends with an error gives nothing: %s',
  async (input) => {
    const runs = started();
    expect(await run(runs, input)).toBeNull();
    expect(await run(runs, 'next')).toBe('next');
  },
);

test('a program whose time is over before it had the processor is to be tried again, and the next has its turn', async () => {
  const runs = started({ ...limits, processorSeconds: 10, seconds: 3 });
  await expect(run(runs, 'wait')).rejects.toMatchObject({ code: 'took-too-long' });
  expect(await run(runs, 'next')).toBe('next');
});

test('a caller has one place, and the queue is short', async () => {
  const runs = started();
  const [first, second] = [run(runs, 'one'), run(runs, 'two', 'sam')];
  await expect(run(runs, 'again')).rejects.toMatchObject({ code: 'too-many-requests' });
  await expect(run(runs, 'third', 'bea')).rejects.toMatchObject({ code: 'too-many-requests' });
  expect(await Promise.all([first, second])).toEqual(['one', 'two']);
  expect(await run(runs, 'third', 'bea')).toBe('third');
});
