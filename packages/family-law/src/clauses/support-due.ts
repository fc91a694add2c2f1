import { aMonthFrom, type DueDays, dueDays } from '../agreement/due-days.js';
import { type Draft } from '../draft/draft.js';

export const childSupportDue = ({ record, asOf }: Draft): DueDays => dueDays(record.childSupportStart, record, asOf);

export const when = (draft: Draft): string => aMonthFrom(childSupportDue(draft));

/** Payments due before the agreement takes effect. */
export const dueBefore = ({ asOf }: Draft, { first }: DueDays): string =>
  first > asOf
    ? 'A payment that falls due before this agreement takes effect is made within seven days after it does.'
    : 'A payment that falls due before this agreement takes effect is made within seven days after it does, as far as it was not made already.';
