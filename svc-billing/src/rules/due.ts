import type { PaidPlan } from '@evenhand/contracts/billing/plans';
import { type Cents, cents } from '@evenhand/contracts/money';
import { planAt } from '../plans/catalogue.js';
import { effective, entitlementOf, isOwned, openAt } from './entitlement.js';
import { refundableIn } from './facts.js';
import type { Payment } from './payment.js';

/** The price in force less what was paid for the current plan. */
export interface Due {
  amount: Cents;
  alreadyPaid: Cents;
  buildsOn: string | null;
  isOwned: boolean;
}

export const dueFor = (payments: Payment[], plan: PaidPlan, at: Date): Due => {
  const entitlement = entitlementOf(payments);
  const bases = openAt(entitlement, at) === 'free' ? [] : effective(payments);
  const alreadyPaid = cents(bases.reduce((sum, { facts }) => sum + refundableIn(facts), 0));
  return {
    alreadyPaid,
    amount: cents(Math.max(0, planAt(plan, at).price - alreadyPaid)),
    buildsOn: bases.at(-1)?.id ?? null,
    isOwned: isOwned(entitlement, plan, at),
  };
};
