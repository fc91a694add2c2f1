import { ProblemError } from '@evenhand/web-kit/problem-error';
import { retry } from './retry';
import { UploadFailed } from './send-file';

const onWait = jest.fn();
const options = (signal = new AbortController().signal) => ({ signal, onWait });

beforeEach(() => {
  jest.useFakeTimers();
  onWait.mockClear();
});
afterEach(() => jest.useRealTimers());

test('retries end after five failures in a row, with longer and longer pauses', async () => {
  const attempt = jest.fn().mockRejectedValue(new UploadFailed(503));
  const trying = expect(retry(attempt, options())).rejects.toThrow(UploadFailed);
  await jest.advanceTimersByTimeAsync(14_999);
  expect(attempt).toHaveBeenCalledTimes(4);
  await jest.advanceTimersByTimeAsync(1);
  expect(attempt).toHaveBeenCalledTimes(5);
  await trying;
});

test('the count of failures restarts when an attempt made progress', async () => {
  const attempt = jest.fn(async (onReached: () => void) => {
    if (attempt.mock.calls.length > 12) return 'done';
    if (attempt.mock.calls.length % 4 === 0) onReached();
    throw new UploadFailed();
  });
  const trying = retry(attempt, options());
  await jest.advanceTimersByTimeAsync(120_000);
  expect(await trying).toBe('done');
});

test.each([
  ['a file that is too large', new UploadFailed(413)],
  ['a person who is signed out', new ProblemError(401, '', 'Unauthorized')],
  ['a file that cannot be read any more', new DOMException('changed', 'NotReadableError')],
])('%s is not retried', async (_what, error) => {
  const attempt = jest.fn().mockRejectedValue(error);
  await expect(retry(attempt, options())).rejects.toBe(error);
  expect(attempt).toHaveBeenCalledTimes(1);
});

test('stopping ends the wait for the next retry', async () => {
  const controller = new AbortController();
  const attempt = jest.fn().mockRejectedValue(new TypeError('no answer'));
  const trying = expect(retry(attempt, options(controller.signal))).rejects.toThrow('no answer');
  await jest.advanceTimersByTimeAsync(10);
  controller.abort();
  await trying;
});
