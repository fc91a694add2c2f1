import { ProblemError } from '@evenhand/web-kit/problem-error';
import { createQueryClient } from '@evenhand/web-kit/query-client';
import { QueryObserver } from '@tanstack/react-query';

const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const look = jest.fn<Promise<string>, []>();
const connection = (event: 'online' | 'offline') => window.dispatchEvent(new Event(event));

let leave = () => {};

/** A page that was opened without a connection. */
const openOffline = async () => {
  const queries = createQueryClient();
  queries.mount();
  connection('offline');
  look.mockImplementation(lost);
  const query = new QueryObserver(queries, { queryKey: ['place'], queryFn: look });
  const forget = query.subscribe(() => {});
  leave = () => {
    forget();
    queries.unmount();
  };
  await jest.advanceTimersByTimeAsync(60_000);
  return query;
};

beforeEach(() => {
  look.mockReset();
  jest.useFakeTimers();
});
afterEach(() => {
  leave();
  connection('online');
  jest.useRealTimers();
});

test('a query fails immediately without a retry when there is no connection', async () => {
  const query = await openOffline();
  expect(query.getCurrentResult().isLoadingError).toBe(true);
  expect(look).toHaveBeenCalledTimes(1);
});

test('a query is retried when the first call after reconnecting fails, too', async () => {
  const query = await openOffline();
  connection('online');
  await jest.advanceTimersByTimeAsync(100);
  expect(look).toHaveBeenCalledTimes(2);
  expect(query.getCurrentResult().isPending).toBe(true);
  look.mockResolvedValue('there');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(query.getCurrentResult().data).toBe('there');
});

test('a query is retried with growing pauses after reconnecting, and then fails', async () => {
  const query = await openOffline();
  const began = Date.now();
  const asked: number[] = [];
  look.mockImplementation(() => {
    asked.push((Date.now() - began) / 1_000);
    return lost();
  });
  connection('online');
  await jest.advanceTimersByTimeAsync(120_000);
  expect(asked).toEqual([0, 1, 3, 7, 11]);
  expect(query.getCurrentResult().isLoadingError).toBe(true);
  await Promise.allSettled([query.refetch()]);
  expect(asked).toHaveLength(6);
});

test('a query stops retrying when the connection is lost again', async () => {
  const query = await openOffline();
  connection('online');
  await jest.advanceTimersByTimeAsync(100);
  connection('offline');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(look).toHaveBeenCalledTimes(3);
  expect(query.getCurrentResult().isLoadingError).toBe(true);
});

test('a query is not retried when the server answers an error', async () => {
  const query = await openOffline();
  look.mockRejectedValue(new ProblemError(503, '', 'Service Unavailable'));
  connection('online');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(look).toHaveBeenCalledTimes(2);
  expect(query.getCurrentResult().isLoadingError).toBe(true);
});
