import { recordEvents } from '@evenhand/contracts/analytics/analytics';
import { call } from '@evenhand/web-kit/call';
import { onTracked, type TrackedEvent } from '@evenhand/web-kit/track';
import { useLayoutEffect } from 'react';
import type { Choice } from './choice';
import { doneByLink } from './done-by-link';
import { whenVisible } from './when-visible';

/** Nobody is told that something was not counted. */
const send = (visitor: string, event: TrackedEvent): void => {
  call(recordEvents, { visitor, events: [event] }, { keepalive: true }).catch(() => {});
};

/** Sends what is tracked, once the page is visible and while its reader agrees. Before the first page says anything. */
export const useSending = (choice: Choice | null): void => {
  const visitor = choice?.visitor;
  useLayoutEffect(() => {
    if (!visitor) return;
    const waiting = new Set<() => void>();
    const count = (event: TrackedEvent) => waiting.add(whenVisible(() => send(visitor, event)));
    const countLink = (click: Event) => {
      const done = doneByLink(click);
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
