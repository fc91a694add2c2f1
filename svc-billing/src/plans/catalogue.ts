import type { Plan } from '@evenhand/contracts/billing/plans';
import { cents } from '@evenhand/contracts/money';
import { plansWording } from '@evenhand/wording/plans';

/** What is sold and for how much: the one place. An amount that a browser names is only ever compared with it. */
export const catalogue: Plan[] = [
  { id: 'free', ...words('free'), price: cents(0), regularPrice: cents(0), popular: false },
  { id: 'complete', ...words('complete'), price: cents(199_00), regularPrice: cents(499_00), popular: true },
  { id: 'premium', ...words('premium'), price: cents(1_299_00), regularPrice: cents(1_299_00), popular: false },
];

function words(plan: keyof typeof plansWording) {
  const { features, ...rest } = plansWording[plan];
  return { ...rest, features: [...features] };
}
