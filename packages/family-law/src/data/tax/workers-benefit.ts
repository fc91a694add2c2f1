import { dollars } from '../../money.js';
import { rate } from '../../rate.js';
import type { Benefits } from './benefit-figures.js';

type WorkersBenefit = Benefits['workersBenefit'];

/** Income lines and rates of Income Tax Act s. 122.7, the same in every year held. */
const rules = {
  earnedOver: dollars(3_000),
  earnedRate: rate(0.27),
  supplementEarnedOver: dollars(1_150),
  withdrawal: rate(0.15),
};

const figures = (
  most: [single: number, family: number],
  over: [single: number, family: number],
  supplement: number,
  supplementOver: [single: number, family: number],
): WorkersBenefit => ({
  ...rules,
  single: {
    most: dollars(most[0]),
    over: dollars(over[0]),
    supplement: dollars(supplement),
    supplementOver: dollars(supplementOver[0]),
  },
  family: {
    most: dollars(most[1]),
    over: dollars(over[1]),
    supplement: dollars(supplement),
    supplementOver: dollars(supplementOver[1]),
  },
});

/**
 * Canada workers benefit by tax year. A published row is never edited.
 *
 * 2022 to 2025: policyengine-canada @232de65, which cites CRA form 5007-TC of each year. 2026 (inferred on 2026-11-23):
 * the row of 2025 raised by the federal indexation of 2 %.
 */
export const workersBenefits = {
  2022: figures([1_395, 2_403], [22_944, 26_177], 720, [32_244, 42_197]),
  2023: figures([1_518, 2_616], [24_975, 28_494], 784, [35_098, 45_932]),
  2024: figures([1_590, 2_739], [26_149, 29_833], 821, [36_748, 48_091]),
  2025: figures([1_633, 2_813], [26_855, 30_639], 843, [37_740, 49_389]),
  2026: figures([1_666, 2_869], [27_392, 31_252], 860, [38_495, 50_377]),
} as const;
