import { dollars } from '../../money.js';
import { rate } from '../../rate.js';
import { energyPropertyCredits } from './energy-property-credit.js';
import { brackets, childBenefitRates, healthPremium, lift, personalAmounts, personalAmountsDoubt } from './figures.js';
import type { TaxYear } from './tax-year.js';
import { workersBenefits } from './workers-benefit.js';

/**
 * Tax year 2024 and the benefit year from July 2024. A published year is never edited.
 *
 * Federal and GST/HST credit: policyengine-canada @232de65. Ontario and Ontario child benefit: ourseparation @0e62e50.
 * CPP and EI: paulhustoncpa.ca TaxFacts 2025. Canada child benefit: policyengine-canada @232de65, openssag @7ddd6f2.
 */
export const tax2024: TaxYear = {
  year: 2024,
  inForce: '2024-01-01',
  benefitsInForce: '2024-07-01',
  source: 'policyengine-canada @232de65; ourseparation @0e62e50; paulhustoncpa.ca TaxFacts 2025',
  federal: {
    brackets: brackets([55_867, 0.15], [111_733, 0.205], [173_205, 0.26], [246_752, 0.29], [null, 0.33]),
    creditRate: rate(0.15),
    basicPersonal: { most: dollars(15_705), least: dollars(14_156), from: dollars(173_205), to: dollars(246_752) },
    employmentAmount: dollars(1_433),
    personal: personalAmounts(8_790, 44_325, 2_000, 9_872),
  },
  ontario: {
    brackets: brackets([51_446, 0.0505], [102_894, 0.0915], [150_000, 0.1116], [220_000, 0.1216], [null, 0.1316]),
    creditRate: rate(0.0505),
    basicPersonal: dollars(12_399),
    eligibleDependant: dollars(10_528),
    personal: personalAmounts(6_054, 45_068, 1_714, 10_017),
    surtax: [
      { over: dollars(5_554), rate: rate(0.2) },
      { over: dollars(7_108), rate: rate(0.36) },
    ],
    reduction: { basic: dollars(286), perChild: dollars(529) },
    lift,
    healthPremium,
  },
  contributions: {
    exemption: dollars(3_500),
    ceiling: dollars(68_500),
    baseRate: rate(0.0495),
    enhancedRate: rate(0.01),
    secondCeiling: dollars(73_200),
    secondRate: rate(0.04),
    insurableCeiling: dollars(63_200),
    insuranceRate: rate(0.0166),
  },
  benefits: {
    childBenefit: {
      under6: dollars(7_787),
      from6to17: dollars(6_570),
      first: dollars(36_502),
      second: dollars(79_087),
      rates: childBenefitRates,
    },
    ontarioChildBenefit: { perChild: dollars(1_680), over: dollars(25_646), rate: rate(0.08) },
    salesTaxCredit: {
      adult: dollars(340),
      child: dollars(179),
      supplement: dollars(179),
      supplementOver: dollars(11_039),
      supplementRate: rate(0.02),
      over: dollars(44_324),
      rate: rate(0.05),
    },
    ontarioSalesTaxCredit: {
      perPerson: dollars(361),
      over: dollars(27_728),
      overWithChildren: dollars(34_659),
      rate: rate(0.04),
    },
    workersBenefit: workersBenefits[2024],
    energyPropertyCredit: energyPropertyCredits[2024],
  },
  doubts: [
    personalAmountsDoubt,
    { figure: 'federal tax', standing: 'single-source', basis: 'policyengine-canada @232de65' },
    { figure: 'Ontario tax', standing: 'single-source', basis: 'ourseparation @0e62e50' },
    { figure: 'Ontario tax reduction', standing: 'single-source', basis: 'ourseparation @0e62e50' },
    { figure: 'Ontario health premium', standing: 'single-source', basis: 'no source recorded beside the figures' },
    { figure: 'CPP and EI', standing: 'single-source', basis: 'paulhustoncpa.ca TaxFacts 2025' },
    {
      figure: 'second CPP ceiling',
      standing: 'inferred',
      basis: '107 % of 68,500 rounded down to a hundred, the rule of the Canada Pension Plan for its first year',
    },
    { figure: 'Ontario child benefit', standing: 'single-source', basis: 'ourseparation @0e62e50' },
    { figure: 'GST/HST credit', standing: 'single-source', basis: 'policyengine-canada @232de65' },
    {
      figure: 'GST/HST credit supplement',
      standing: 'inferred',
      basis: "the child's amount, and the line of 2025 (11,337) taken back by the indexation of that year (2.7 %)",
    },
    {
      figure: 'Ontario sales tax credit',
      standing: 'inferred',
      basis: 'the figures of July 2025 taken back by the Ontario indexation of that year (12,399 to 12,747)',
    },
    {
      figure: 'Canada workers benefit',
      standing: 'single-source',
      basis: 'policyengine-canada @232de65, after form 5007-TC',
    },
    {
      figure: 'Ontario energy and property tax credit',
      standing: 'inferred',
      basis: "Ontario's indexation of 6.5 and 4.5 % on the figures of 2022 (policyengine-canada @232de65)",
    },
  ],
};
