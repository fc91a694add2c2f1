import { ACCESS_YEARS } from '@evenhand/contracts/billing/payments';
import { covers, type PlanId } from '@evenhand/contracts/billing/plans';
import { type Payment, stands } from './payment.js';

/** What the payments of a case open, and until when. */
export interface Entitlement {
  plan: PlanId;
  accessUntil: Date | null;
}

/** As it was told to the other services. */
export interface ToldEntitlement extends Entitlement {
  version: number;
}

export const noPlan: Entitlement = { plan: 'free', accessUntil: null };

/** An upgrade stands on the payment it builds on. */
const standsOnAll = (payment: Payment, all: Payment[]): boolean =>
  stands(payment) && (payment.buildsOn === null || all.some((one) => one.id === payment.buildsOn && stands(one)));

const aYearAfter = (day: Date): Date => {
  const end = new Date(day);
  end.setUTCFullYear(end.getUTCFullYear() + ACCESS_YEARS);
  return end;
};

/** The payments that open something. */
export const standing = (payments: Payment[]): Payment[] => payments.filter((one) => standsOnAll(one, payments));

/** The highest plan among the standing payments; its year begins with the latest of them. */
export const entitlementOf = (payments: Payment[]): Entitlement => {
  const paid = standing(payments);
  const ends = paid.flatMap(({ facts }) => (facts.paidAt ? [aYearAfter(facts.paidAt).getTime()] : []));
  if (ends.length === 0) return noPlan;
  const plan = paid.some((one) => one.plan === 'premium') ? 'premium' : 'complete';
  return { plan, accessUntil: new Date(Math.max(...ends)) };
};

/** What is open at a moment: a plan whose year is over opens nothing. */
export const openAt = ({ plan, accessUntil }: Entitlement, at: Date): PlanId =>
  accessUntil && accessUntil > at ? plan : 'free';

export const isOwned = (entitlement: Entitlement, plan: PlanId, at: Date): boolean =>
  covers(openAt(entitlement, at), plan);

export const isSame = (one: Entitlement, other: Entitlement): boolean =>
  one.plan === other.plan && one.accessUntil?.getTime() === other.accessUntil?.getTime();
