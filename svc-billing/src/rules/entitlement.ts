import { ACCESS_YEARS } from '@evenhand/contracts/billing/payments';
import { covers, type PlanId } from '@evenhand/contracts/billing/plans';
import { dayOf, endOfDay } from '@evenhand/contracts/toronto';
import { stateOf } from './facts.js';
import { isEffective, type Payment } from './payment.js';

/** What a case's payments open, and until when. */
export interface Entitlement {
  plan: PlanId;
  accessUntil: Date | null;
}

/** The entitlement as announced. */
export interface AnnouncedEntitlement extends Entitlement {
  version: number;
}

export const noPlan: Entitlement = { plan: 'free', accessUntil: null };

/** The end of the day that pages and mails name. */
const aYearAfter = (moment: Date): Date => {
  const last = new Date(dayOf(moment));
  last.setUTCFullYear(last.getUTCFullYear() + ACCESS_YEARS);
  return endOfDay(last.toISOString().slice(0, 10));
};

/** The latest end of the payments' years; null while no time of payment is known. */
const endOf = (paid: Payment[]): Date | null => {
  const ends = paid.flatMap(({ facts }) => (facts.paidAt ? [aYearAfter(facts.paidAt).getTime()] : []));
  return ends.length === 0 ? null : new Date(Math.max(...ends));
};

const madeAt = ({ facts, createdAt }: Payment): Date => facts.paidAt ?? createdAt;

/** An upgrade counts only with its base. Another payment after the end of those before it replaces them. */
const withNext = (counted: Payment[], next: Payment): Payment[] => {
  if (next.buildsOn !== null) return counted.some(({ id }) => id === next.buildsOn) ? [...counted, next] : counted;
  const end = endOf(counted);
  return end && end <= madeAt(next) ? [next] : [...counted, next];
};

/** The payments that count, oldest first: none of a year that ended before the next purchase. */
export const effective = (payments: Payment[]): Payment[] =>
  payments
    .filter(isEffective)
    .sort((one, other) => madeAt(one).getTime() - madeAt(other).getTime())
    .reduce(withNext, []);

/** Final: an open dispute may be won. */
const isGone = ({ facts }: Payment): boolean => stateOf(facts) === 'refunded' || facts.dispute === 'lost';

/** Upgrades within their year whose first payment is gone: they open nothing any more. */
export const orphaned = (payments: Payment[], at: Date): Payment[] => {
  const gone = new Set(payments.filter(isGone).map(({ id }) => id));
  const isOver = (end: Date | null) => end !== null && end <= at;
  return payments.filter(
    (one) => one.buildsOn !== null && gone.has(one.buildsOn) && isEffective(one) && !isOver(endOf([one])),
  );
};

/** The highest plan that counts; its year begins with the latest payment. */
export const entitlementOf = (payments: Payment[]): Entitlement => {
  const paid = effective(payments);
  const accessUntil = endOf(paid);
  if (accessUntil === null) return noPlan;
  return { plan: paid.some((one) => one.plan === 'premium') ? 'premium' : 'complete', accessUntil };
};

/** The plan at a moment; none after its year. */
export const openAt = ({ plan, accessUntil }: Entitlement, at: Date): PlanId =>
  accessUntil && accessUntil > at ? plan : 'free';

export const isOwned = (entitlement: Entitlement, plan: PlanId, at: Date): boolean =>
  covers(openAt(entitlement, at), plan);

export const isSame = (one: Entitlement, other: Entitlement): boolean =>
  one.plan === other.plan && one.accessUntil?.getTime() === other.accessUntil?.getTime();
