import type { ServiceState } from '@evenhand/contracts/operators/operators';
import { operatorsWording as wording } from '@evenhand/wording/operators';

/** Names a figure that cannot be had. */
export const countText = (state: ServiceState | null, value: number | null): string => {
  if (!state) return wording.noAnswer;
  return value === null ? wording.notAvailable : String(value);
};

/** A time that something waits, in seconds; 0: nothing does. */
export const spanText = (state: ServiceState | null, seconds: number | null): string =>
  state && seconds !== null
    ? seconds === 0
      ? wording.nothingWaits
      : wording.span(seconds)
    : countText(state, seconds);
