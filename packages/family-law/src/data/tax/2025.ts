import { dollars } from '../../money.js';
import { rate } from '../../rate.js';
import { energyPropertyCredits } from './energy-property-credit.js';
import { brackets, childBenefitRates, healthPremium, lift, personalAmounts, personalAmountsDoubt } from './figures.js';
import type { TaxYear } from './tax-year.js';
import { workersBenefits } from './workers-benefit.js';

/**
 * Tax year 2025 and the benefit year from July 2025. A published year is never edited.
 *
 * Federal: policyengine-canada @232de65, ontariotaxcalculator.ca; 14.5 % is the blended rate of 2025 (15 % to June, 14 %
 * from July). Ontario: ourseparation @0e62e50, ontariotaxcalculator.ca (brackets, basic amount, surtax). CPP and EI:
 * paulhustoncpa.ca TaxFacts 2025, ontariotaxcalculator.ca. Benefits: policyengine-canada @232de65, openssag @7ddd6f2,
 * 3ataxservicespc.ca and cvitpassist.ca (sales tax credit).
 */
export const tax2025: TaxYear = {
  year: 2025,
  inForce: '2025-01-01',
  benefitsInForce: '2025-07-01',
  source: 'policyengine-canada @232de65; openssag @7ddd6f2; ourseparation @0e62e50; ontariotaxcalculator.ca',
  federal: {
    brackets: brackets([57_375, 0.145], [114_750, 0.205], [177_882, 0.26], [253_414, 0.29], [null, 0.33]),
    creditRate: rate(0.145),
    basicPersonal: { most: dollars(16_129), least: dollars(14_538), from: dollars(177_882), to: dollars(253_414) },
    employmentAmount: dollars(1_471),
    personal: personalAmounts(9_028, 45_522, 2_000, 10_138),
  },
  ontario: {
    brackets: brackets([52_886, 0.0505], [105_775, 0.0915], [150_000, 0.1116], [220_000, 0.1216], [null, 0.1316]),
    creditRate: rate(0.0505),
    basicPersonal: dollars(12_747),
    eligibleDependant: dollars(10_823),
    personal: personalAmounts(6_223, 46_330, 1_762, 10_298),
    surtax: [
      { over: dollars(5_710), rate: rate(0.2) },
      { over: dollars(7_307), rate: rate(0.36) },
    ],
    reduction: { basic: dollars(294), perChild: dollars(544) },
    lift,
    healthPremium,
  },
  contributions: {
    exemption: dollars(3_500),
    ceiling: dollars(71_300),
    baseRate: rate(0.0495),
    enhancedRate: rate(0.01),
    secondCeiling: dollars(81_200),
    secondRate: rate(0.04),
    insurableCeiling: dollars(65_700),
    insuranceRate: rate(0.0164),
  },
  benefits: {
    childBenefit: {
      under6: dollars(7_997),
      from6to17: dollars(6_748),
      first: dollars(37_487),
      second: dollars(81_222),
      rates: childBenefitRates,
    },
    ontarioChildBenefit: { perChild: dollars(1_727), over: dollars(26_364), rate: rate(0.08) },
    salesTaxCredit: {
      adult: dollars(349),
      child: dollars(184),
      supplement: dollars(184),
      supplementOver: dollars(11_337),
      supplementRate: rate(0.02),
      over: dollars(45_521),
      rate: rate(0.05),
    },
    ontarioSalesTaxCredit: {
      perPerson: dollars(371),
      over: dollars(28_506),
      overWithChildren: dollars(35_632),
      rate: rate(0.04),
    },
    workersBenefit: workersBenefits[2025],
    energyPropertyCredit: energyPropertyCredits[2025],
  },
  doubts: [
    personalAmountsDoubt,
    {
      figure: 'Ontario tax reduction',
      standing: 'inferred',
      basis: '294 and 544 for each child reproduce a published calculator within a dollar a month',
    },
    { figure: 'Ontario health premium', standing: 'single-source', basis: 'no source recorded beside the figures' },
    {
      figure: 'GST/HST credit supplement',
      standing: 'single-source',
      basis: 'the line from which the supplement grows (11,337): openssag @87960c3',
    },
    {
      figure: 'Canada workers benefit',
      standing: 'single-source',
      basis: 'policyengine-canada @232de65, after form 5007-TC',
    },
    {
      figure: 'Ontario energy and property tax credit',
      standing: 'inferred',
      basis:
        "Ontario's indexation of 6.5, 4.5 and 2.8 % on the figures of 2022; gives the published maxima 1,283 and 1,461",
    },
  ],
};
