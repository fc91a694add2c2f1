import { ACCESS_YEARS } from '@evenhand/contracts/billing/payments';
import { covers, type PlanId } from '@evenhand/contracts/billing/plans';
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

/** An upgrade counts only with the payment it is based on. */
const isEffectiveAmong = (payment: Payment, all: Payment[]): boolean =>
  isEffective(payment) &&
  (payment.buildsOn === null || all.some((one) => one.id === payment.buildsOn && isEffective(one)));

const aYearAfter = (day: Date): Date => {
  const end = new Date(day);
  end.setUTCFullYear(end.getUTCFullYear() + ACCESS_YEARS);
  return end;
};

/** The payments that count. */
export const effective = (payments: Payment[]): Payment[] => payments.filter((one) => isEffectiveAmong(one, payments));

/** The highest paid plan; its year begins with the latest payment. */
export const entitlementOf = (payments: Payment[]): Entitlement => {
  const paid = effective(payments);
  const ends = paid.flatMap(({ facts }) => (facts.paidAt ? [aYearAfter(facts.paidAt).getTime()] : []));
  if (ends.length === 0) return noPlan;
  const plan = paid.some((one) => one.plan === 'premium') ? 'premium' : 'complete';
  return { plan, accessUntil: new Date(Math.max(...ends)) };
};

/** The plan at a moment; none after its year. */
export const openAt = ({ plan, accessUntil }: Entitlement, at: Date): PlanId =>
  accessUntil && accessUntil > at ? plan : 'free';

export const isOwned = (entitlement: Entitlement, plan: PlanId, at: Date): boolean =>
  covers(openAt(entitlement, at), plan);

export const isSame = (one: Entitlement, other: Entitlement): boolean =>
  one.plan === other.plan && one.accessUntil?.getTime() === other.accessUntil?.getTime();
