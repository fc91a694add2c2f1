import { recordEvents } from '@evenhand/contracts/analytics/analytics';
import { call } from '@evenhand/web-kit/call';
import { onTracked, type TrackedEvent } from '@evenhand/web-kit/track';
import { useLayoutEffect } from 'react';
import type { Choice } from './choice';

/** Runs now or when the page becomes visible. Returns a function that cancels. */
const whenVisible = (act: () => void): (() => void) => {
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', look);
    act();
  };
  document.addEventListener('visibilitychange', look);
  look();
  return () => document.removeEventListener('visibilitychange', look);
};

/** Failures are ignored: counting is not worth an error message. */
const send = (visitor: string, event: TrackedEvent): void => {
  call(recordEvents, { visitor, events: [event] }, { keepalive: true }).catch(() => {});
};

/**
 * Sends tracked events while the page is visible and consent is given. Mounted before the first page tracks anything.
 */
export const useSending = (choice: Choice | null): void => {
  const visitor = choice?.visitor;
  useLayoutEffect(() => {
    if (!visitor) return;
    const waiting = new Set<() => void>();
    const count = (event: TrackedEvent) => waiting.add(whenVisible(() => send(visitor, event)));
    const countLink = async ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link) return;
      const { linkEvent } = await import('./link-event');
      const done = linkEvent(link);
      if (done) count(done);
    };
    const stop = onTracked(count);
    document.addEventListener('click', countLink);
    return () => {
      stop();
      document.removeEventListener('click', countLink);
      for (const leave of waiting) leave();
    };
  }, [visitor]);
};
