/** What the runner of the server's tests lacks: a time limit, and the failure of the test in which an error is lost. */
import { addEventHandler } from 'jest-circus';
import { TEST_TIMEOUT } from './time-limit.mjs';

/** Fails the test or hook that runs. */
let fail;

process.on('uncaughtException', (error) => {
  if (!fail) throw error;
  fail(error);
});

const guarded = (run, milliseconds = TEST_TIMEOUT) => {
  const late = new Error(`It did not end within ${milliseconds / 1_000} s.`);
  return async () => {
    const { promise, reject } = Promise.withResolvers();
    const timer = setTimeout(reject, milliseconds, late);
    fail = reject;
    try {
      return await Promise.race([run(), promise]);
    } finally {
      clearTimeout(timer);
      fail = undefined;
    }
  };
};

addEventHandler(({ name }, { currentDescribeBlock: { children, hooks } }) => {
  const added = name === 'add_test' ? children.at(-1) : name === 'add_hook' ? hooks.at(-1) : undefined;
  if (added?.fn) added.fn = guarded(added.fn, added.timeout);
});
