import type { Counts, Step } from '../steps.ts';
import { runStep } from '../steps.ts';

const counts = (failed: number): Counts => ({
  ...{ passed: 1, failed, failures: [], slowest: [] },
  failedFiles: failed ? ['some.test.ts'] : [],
});

/** A failing step whose file passes or fails alone. */
const failing = (passesAlone: boolean): Step => ({
  ...{ name: 'tests', command: 'node', args: ['--eval', 'process.exit(1)'], count: () => counts(1) },
  alone: (file) => ({
    ...{ name: file, command: 'node', args: ['--eval', `process.exit(${passesAlone ? 0 : 1})`] },
    count: () => counts(passesAlone ? 0 : 1),
  }),
});

test('a step passes and names the flaky file when the file that failed passes alone', async () => {
  const finished = await runStep(failing(true));
  expect(finished).toMatchObject({ counts: { failed: 0 }, flaky: ['some.test.ts'] });
});

test('a step fails when its failed file fails again alone', async () => {
  const finished = await runStep(failing(false));
  expect(finished).toMatchObject({ counts: { failed: 1 }, flaky: [] });
});

test('a step fails without a second run when its set-up fails', async () => {
  const step = { ...failing(true), count: () => ({ ...counts(0), failedFiles: [] }) };
  expect(await runStep(step)).toMatchObject({ counts: { failed: 1 }, flaky: [] });
});
