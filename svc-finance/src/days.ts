import { dayOf } from '@evenhand/contracts/toronto';

/** The day it is in Ontario, `YYYY-MM-DD`. */
export const today = (): string => dayOf(new Date());

/** How many days lie between two days; negative when `until` is the earlier one. */
export const daysBetween = (from: string, until: string): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000);
