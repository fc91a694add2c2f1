import { REFUND_DAYS } from '@evenhand/contracts/billing/payments';
import type { PaidPlan, Plan, PlanId } from '@evenhand/contracts/billing/plans';
import { type Cents, cents } from '@evenhand/contracts/money';
import { dayOf } from '@evenhand/contracts/toronto';
import { plansWording } from '@evenhand/wording/plans';

/** A lower price between two dates, both included, in Toronto time. */
interface Offer {
  price: Cents;
  from: string;
  until: string;
}

interface Sold {
  id: PlanId;
  regularPrice: Cents;
  offer?: Offer;
  popular: boolean;
}

const introduction: Offer = { price: cents(199_00), from: '2026-01-01', until: '2027-06-30' };

/** The single source of prices. An amount from a browser is only compared with it. */
const sold: Sold[] = [
  { id: 'free', regularPrice: cents(0), popular: false },
  { id: 'complete', regularPrice: cents(499_00), offer: introduction, popular: true },
  { id: 'premium', regularPrice: cents(1_299_00), popular: false },
];

const inForce = (offer: Offer | undefined, at: Date): Offer | null => {
  const day = dayOf(at);
  return offer && offer.from <= day && day <= offer.until ? offer : null;
};

/** The catalogue at a moment. */
export const catalogueAt = (at: Date): Plan[] =>
  sold.map(({ offer, ...plan }) => {
    const running = inForce(offer, at);
    const { features, priceNote, regularPriceNote, ...words } = plansWording[plan.id];
    return {
      ...plan,
      ...words,
      features: features(REFUND_DAYS),
      price: running?.price ?? plan.regularPrice,
      offerUntil: running?.until ?? null,
      priceNote: running ? priceNote : regularPriceNote,
    };
  });

/** The price in force, sales tax included. */
export const planAt = (id: PaidPlan, at: Date): Plan => {
  const plan = catalogueAt(at).find((one) => one.id === id);
  if (!plan) throw new Error(`the catalogue has no plan ${id}`);
  return plan;
};
