import { dayOf } from '@evenhand/contracts/toronto';

/** Today in Ontario, `YYYY-MM-DD`. */
export const today = (): string => dayOf(new Date());

/** Negative when `until` is before `from`. */
export const daysBetween = (from: string, until: string): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000);
