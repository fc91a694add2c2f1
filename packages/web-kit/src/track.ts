import type { AnalyticsEventName, PropertiesOf } from '@evenhand/contracts/analytics/events';
import { useEffect } from 'react';

/** An event with closed values; free text is not possible. */
export type TrackedEvent = {
  [Name in AnalyticsEventName]: { name: Name; properties: PropertiesOf<Name> };
}[AnalyticsEventName];

const TRACKED_EVENT = 'evenhand:tracked';

/** Dispatches an event. The shell counts it when consent was given. */
export const track = (event: TrackedEvent): void => {
  window.dispatchEvent(new CustomEvent(TRACKED_EVENT, { detail: event }));
};

/** Tracks an event once per mount of the page; null postpones it. */
export const useTracked = (event: TrackedEvent | null): void => {
  const told = event && JSON.stringify(event);
  useEffect(() => {
    if (told) track(JSON.parse(told));
  }, [told]);
};

/** Subscribes to tracked events; returns the function that unsubscribes. */
export const onTracked = (count: (event: TrackedEvent) => void): (() => void) => {
  const listener = (event: Event) => {
    if (event instanceof CustomEvent) count(event.detail);
  };
  window.addEventListener(TRACKED_EVENT, listener);
  return () => window.removeEventListener(TRACKED_EVENT, listener);
};
