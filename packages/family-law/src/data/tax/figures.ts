import { dollars } from '../../money.js';
import { rate } from '../../rate.js';
import type { Bracket, Doubt, PersonalAmounts, PremiumStep } from './tax-year.js';

/** Rows of `[up to, rate]`, in dollars, as the schedules print them. */
export const brackets = (...rows: [upTo: number | null, fraction: number][]): Bracket[] =>
  rows.map(([upTo, fraction]) => ({ upTo: upTo === null ? null : dollars(upTo), rate: rate(fraction) }));

/** In dollars: age amount and the net income that reduces it, pension and disability amount (Income Tax Act s. 118(2) and (3), 118.3). */
export const personalAmounts = (age: number, over: number, pension: number, disability: number): PersonalAmounts => ({
  age: { most: dollars(age), over: dollars(over), withdrawal: rate(0.15) },
  pension: dollars(pension),
  disability: dollars(disability),
});

export const personalAmountsDoubt: Doubt = {
  figure: 'age, pension and disability amounts',
  standing: 'inferred',
  basis:
    "the federal amounts of 2021 (7,713 from 38,893; 8,662; nethris.com) raised by 2.4, 6.3, 4.7, 2.7 and 2 %, those of form TD1ON of 2022 (5,440 from 40,495; 1,541; 9,001) by Ontario's 6.5, 4.5, 2.8 and 1.9 %",
};

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
