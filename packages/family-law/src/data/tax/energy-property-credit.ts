import { dollars } from '../../money.js';
import type { Benefits } from './benefit-figures.js';

type EnergyPropertyCredit = Benefits['energyPropertyCredit'];

const figures = (
  energy: number,
  [supplement, cap]: [number, number],
  [seniorSupplement, seniorCap]: [number, number],
  [single, family, seniorFamily]: [number, number, number],
): EnergyPropertyCredit => ({
  energy: dollars(energy),
  under65: {
    supplement: dollars(supplement),
    cap: dollars(cap),
    over: dollars(single),
    overWithChildren: dollars(family),
  },
  from65: {
    supplement: dollars(seniorSupplement),
    cap: dollars(seniorCap),
    over: dollars(family),
    overWithChildren: dollars(seniorFamily),
  },
});

/**
 * Ontario energy and property tax credit by benefit year (from July). A published row is never edited.
 *
 * 2022: policyengine-canada @232de65. 2023 to 2025 (inferred, recorded 2026-11-21): raised by Ontario's indexation of 6.5,
 * 4.5 and 2.8 %; the row of 2025 gives the published maxima of 1,283 and 1,461. 2026 (inferred on 2026-11-23): raised by
 * 1.9 %.
 */
export const energyPropertyCredits = {
  2022: figures(249, [62, 810], [529, 499], [24_916, 31_144, 37_373]),
  2023: figures(265, [66, 863], [563, 531], [26_536, 33_168, 39_802]),
  2024: figures(277, [69, 901], [589, 555], [27_730, 34_661, 41_593]),
  2025: figures(285, [71, 927], [605, 571], [28_506, 35_631, 42_758]),
  2026: figures(290, [72, 945], [616, 582], [29_048, 36_308, 43_570]),
} as const;
