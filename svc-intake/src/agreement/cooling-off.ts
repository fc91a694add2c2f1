import type { IsoDate } from '@evenhand/contracts/dates';
import type { Party } from '@evenhand/contracts/identity';
import type { CoolingOff, SigningDays } from '@evenhand/contracts/signing/signing';
import { dayOf } from '@evenhand/contracts/toronto';
import type { AgreementRow } from './rows/agreement.entity.js';
import type { ApprovalRow } from './rows/approval.entity.js';

/** One night: the least for a release of support, and for a party without legal advice. */
const ONE_NIGHT = 1;

const parties = ['owner', 'partner'] as const satisfies Party[];

const daysAfter = (date: IsoDate, days: number): IsoDate => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
};

const bothShorten = (approvals: Pick<ApprovalRow, 'party' | 'shortenedAt'>[]): boolean =>
  parties.every((party) => approvals.some((one) => one.party === party && one.shortenedAt !== null));

/** Null where the version has no cooling-off period: not approved by both, or before the rule. */
export const coolingOffOf = (
  { readyAt, coolingOffDays, releasesSupport }: Pick<AgreementRow, 'readyAt' | 'coolingOffDays' | 'releasesSupport'>,
  approvals: Pick<ApprovalRow, 'party' | 'shortenedAt'>[],
  now: Date,
): CoolingOff | null => {
  if (readyAt === null || coolingOffDays === null) return null;
  const after = (days: number) => daysAfter(dayOf(readyAt), Math.min(days, coolingOffDays));
  const regular: SigningDays = { received: after(coolingOffDays), waived: after(coolingOffDays) };
  const shortened: SigningDays = { received: after(releasesSupport ? ONE_NIGHT : 0), waived: after(ONE_NIGHT) };
  const from = bothShorten(approvals) ? shortened : regular;
  const today = dayOf(now);
  return {
    from,
    shortened,
    open: { received: from.received <= today, waived: from.waived <= today },
    shortenedBy: approvals.filter(({ shortenedAt }) => shortenedAt !== null).map(({ party }) => party),
  };
};
