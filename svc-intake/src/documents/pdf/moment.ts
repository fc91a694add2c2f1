import type { Moment } from '@evenhand/contracts/dates';
import { longDate } from '@evenhand/contracts/toronto';
import { documentsWording } from '@evenhand/wording/documents';

/** For example `21 November 2026, 15:04:05.123 UTC`. */
export function printedMoment(moment: Moment): string {
  const [date = '', time = ''] = new Date(moment).toISOString().slice(0, -1).split('T');
  return documentsWording.moment(longDate(date), time);
}
