import { getCaseBar } from '@evenhand/contracts/dashboard/case-bar';
import { call } from '../src/call.js';
import { startFirstCalls } from '../src/first-calls.js';

const bar = { parts: {} };

afterEach(() => jest.restoreAllMocks());

test('a call that was started with the page is used once, and asked for again after that', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(bar));
  startFirstCalls([getCaseBar.path]);
  const traceparent = expect.stringMatching(/^00-/);
  expect(fetched).toHaveBeenCalledWith(getCaseBar.path, { credentials: 'include', headers: { traceparent } });
  expect(await call(getCaseBar)).toEqual(bar);
  expect(fetched).toHaveBeenCalledTimes(1);
  await call(getCaseBar);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('an answer that is not taken is ended after fifteen seconds', async () => {
  jest.useFakeTimers();
  const answer = Response.json(bar);
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(answer);
  startFirstCalls([getCaseBar.path]);
  await jest.advanceTimersByTimeAsync(15_000);
  jest.useRealTimers();
  expect(answer.bodyUsed).toBe(true);
});

test('an answer that waited for fifteen seconds is asked for again', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(bar));
  startFirstCalls([getCaseBar.path]);
  jest.spyOn(performance, 'now').mockReturnValue(15_000);
  await call(getCaseBar);
  expect(fetched).toHaveBeenCalledTimes(2);
});
