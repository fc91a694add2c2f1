import type { DueDays } from '../agreement/due-days.js';

/** Payments due before the agreement takes effect. */
export const dueBefore = (asOf: string, { first }: DueDays): string =>
  `A payment that falls due before this agreement takes effect will be made within seven days after it takes effect${first > asOf ? '' : ', unless it has already been made'}.`;
