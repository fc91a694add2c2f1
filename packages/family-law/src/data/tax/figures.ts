import { dollars } from '../../money.js';
import { rate } from '../../rate.js';
import type { Bracket, PremiumStep } from './tax-year.js';

/** Rows of `[up to, rate]`, in dollars, as the schedules print them. */
export const brackets = (...rows: [upTo: number | null, fraction: number][]): Bracket[] =>
  rows.map(([upTo, fraction]) => ({ upTo: upTo === null ? null : dollars(upTo), rate: rate(fraction) }));

const premium = (upTo: number | null, base: number, fraction: number): PremiumStep => ({
  upTo: upTo === null ? null : dollars(upTo),
  base: dollars(base),
  rate: rate(fraction),
});

/** Ontario health premium: the same in every year held. No source is recorded for these figures. */
export const healthPremium: PremiumStep[] = [
  premium(20_000, 0, 0),
  premium(25_000, 0, 0.06),
  premium(36_000, 300, 0),
  premium(38_500, 300, 0.06),
  premium(48_000, 450, 0),
  premium(48_600, 450, 0.25),
  premium(72_000, 600, 0),
  premium(72_600, 600, 0.25),
  premium(200_000, 750, 0),
  premium(200_600, 750, 0.25),
  premium(null, 900, 0),
];

/**
 * Low-income individuals and families tax credit (Ontario), for one person without a spouse: the same in every year
 * held. Sources: openssag @7ddd6f2, policyengine-canada @232de65, ourseparation @0e62e50.
 */
export const lift = { most: dollars(875), rate: rate(0.0505), over: dollars(32_500), withdrawal: rate(0.05) };

/** Canada child benefit: reductions by number of children. Sources: policyengine-canada @232de65, openssag @7ddd6f2. */
export const childBenefitRates = [
  [rate(0.07), rate(0.032)],
  [rate(0.135), rate(0.057)],
  [rate(0.19), rate(0.08)],
  [rate(0.23), rate(0.095)],
] as const;
