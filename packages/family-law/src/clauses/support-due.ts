import type { Draft } from '../agreement/draft.js';
import { longDate } from '../agreement/print.js';
import { supportStart } from '../agreement/support-start.js';

/** When child support falls due, after its amount. */
export const when = ({ asOf }: Draft): string =>
  `a month, on the first day of each month, beginning on ${longDate(supportStart(asOf))}`;

export const DUE_BEFORE =
  'A payment that falls due before this agreement takes effect is made within seven days after it does.';
