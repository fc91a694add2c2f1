import { getAgreementDocx, getAgreementPdf } from '@evenhand/contracts/agreement/agreement';
import { recordEvents } from '@evenhand/contracts/analytics/analytics';
import { getSealedPdf } from '@evenhand/contracts/signing/signing';
import { call } from '@evenhand/web-kit/call';
import { onTracked, type TrackedEvent } from '@evenhand/web-kit/track';
import { useLayoutEffect } from 'react';
import type { Choice } from './choice';

const formats: Record<string, 'pdf' | 'docx'> = {
  [getAgreementPdf.path]: 'pdf',
  [getSealedPdf.path]: 'pdf',
  [getAgreementDocx.path]: 'docx',
};

/** Downloads and mail links leave the page unchanged and fire no other event. */
const linkEvent = ({ target }: Event): TrackedEvent | null => {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link) return null;
  if (link.protocol === 'mailto:') return { name: 'business-email-clicked', properties: {} };
  const format = link.hasAttribute('download') ? formats[link.pathname] : undefined;
  return format ? { name: 'agreement-downloaded', properties: { format } } : null;
};

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
    const countLink = (click: Event) => {
      const done = linkEvent(click);
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
