import { newTrace } from './trace.js';

interface FirstCall {
  address: string;
  answer: Promise<Response>;
}

declare global {
  var firstCalls: FirstCall[] | undefined;
}

/** An answer that waited longer is asked for again. */
const FRESH_MS = 15_000;

/** An unread answer holds its connection. */
const endUntaken = (): void => {
  for (const { answer } of globalThis.firstCalls ?? []) answer.then(({ body }) => body?.cancel()).catch(() => {});
};

/** Starts the calls that the page makes first, before its code is there. */
export const startFirstCalls = (addresses: readonly string[]): void => {
  globalThis.firstCalls = addresses.map((address) => ({
    address,
    answer: fetch(address, { credentials: 'include', headers: newTrace() }),
  }));
  for (const { answer } of globalThis.firstCalls) answer.catch(() => {});
  setTimeout(endUntaken, FRESH_MS);
};

/** The answer of a call that was started with the page; each is given out once. */
export const takeFirstCall = (address: string): Promise<Response> | undefined => {
  const started = globalThis.firstCalls?.find((call) => call.address === address);
  if (!started) return undefined;
  globalThis.firstCalls = globalThis.firstCalls?.filter((call) => call !== started);
  return performance.now() < FRESH_MS ? started.answer : undefined;
};
