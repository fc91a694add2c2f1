import { dollars } from '../../money.js';
import { rate } from '../../rate.js';
import { energyPropertyCredits } from './energy-property-credit.js';
import { brackets, childBenefitRates, healthPremium, lift, personalAmounts, personalAmountsDoubt } from './figures.js';
import type { TaxYear } from './tax-year.js';
import { workersBenefits } from './workers-benefit.js';

/**
 * Tax year 2026 and the benefit year from July 2026. A published year is never edited.
 *
 * Federal, Ontario, CPP and EI: openssag @7ddd6f2, kronostechnologies/tax-ca @b84c081 (2025-12-22). Canada child benefit:
 * openssag @7ddd6f2. From July 2026 the GST/HST credit is the Canada Groceries and Essentials Benefit (S.C. 2026, c. 1): amounts raised by 25 %, and with them the rates.
 */
export const tax2026: TaxYear = {
  year: 2026,
  inForce: '2026-01-01',
  benefitsInForce: '2026-07-01',
  source: 'openssag @7ddd6f2; kronostechnologies/tax-ca @b84c081 (2025-12-22); S.C. 2026, c. 1',
  federal: {
    brackets: brackets([58_523, 0.14], [117_045, 0.205], [181_440, 0.26], [258_482, 0.29], [null, 0.33]),
    creditRate: rate(0.14),
    basicPersonal: { most: dollars(16_452), least: dollars(14_829), from: dollars(181_440), to: dollars(258_482) },
    employmentAmount: dollars(1_501),
    personal: personalAmounts(9_208, 46_432, 2_000, 10_341),
  },
  ontario: {
    brackets: brackets([53_891, 0.0505], [107_785, 0.0915], [150_000, 0.1116], [220_000, 0.1216], [null, 0.1316]),
    creditRate: rate(0.0505),
    basicPersonal: dollars(12_989),
    eligibleDependant: dollars(11_029),
    personal: personalAmounts(6_342, 47_210, 1_796, 10_494),
    surtax: [
      { over: dollars(5_818), rate: rate(0.2) },
      { over: dollars(7_446), rate: rate(0.36) },
    ],
    reduction: { basic: dollars(300), perChild: dollars(554) },
    lift,
    healthPremium,
  },
  contributions: {
    exemption: dollars(3_500),
    ceiling: dollars(74_600),
    baseRate: rate(0.0495),
    enhancedRate: rate(0.01),
    secondCeiling: dollars(85_000),
    secondRate: rate(0.04),
    insurableCeiling: dollars(68_900),
    insuranceRate: rate(0.0163),
  },
  benefits: {
    childBenefit: {
      under6: dollars(8_157),
      from6to17: dollars(6_883),
      first: dollars(38_237),
      second: dollars(82_847),
      rates: childBenefitRates,
    },
    ontarioChildBenefit: { perChild: dollars(1_760), over: dollars(26_865), rate: rate(0.08) },
    salesTaxCredit: {
      adult: dollars(445),
      child: dollars(234),
      supplement: dollars(234),
      supplementOver: dollars(11_564),
      supplementRate: rate(0.025),
      over: dollars(46_432),
      rate: rate(0.0625),
    },
    ontarioSalesTaxCredit: {
      perPerson: dollars(378),
      over: dollars(29_048),
      overWithChildren: dollars(36_309),
      rate: rate(0.04),
    },
    workersBenefit: workersBenefits[2026],
    energyPropertyCredit: energyPropertyCredits[2026],
  },
  doubts: [
    personalAmountsDoubt,
    {
      figure: 'Ontario tax reduction',
      standing: 'inferred',
      basis: "544 for each child raised by Ontario's indexation of 1.9 %; the basic 300 stands in one file after T4127",
    },
    { figure: 'Ontario health premium', standing: 'single-source', basis: 'no source recorded beside the figures' },
    { figure: 'Canada child benefit', standing: 'single-source', basis: 'openssag @7ddd6f2, a comment' },
    {
      figure: 'Ontario child benefit',
      standing: 'inferred',
      basis: "the figures of July 2025 raised by Ontario's indexation of 1.9 %",
    },
    {
      figure: 'GST/HST credit',
      standing: 'inferred',
      basis:
        'Canada Groceries and Essentials Benefit (S.C. 2026, c. 1): single maximum 679, child 234 and threshold 46,432 as published; whether the 25 % applies before or after the 5 % reduction is not settled, counted after it',
    },
    {
      figure: 'GST/HST credit supplement',
      standing: 'inferred',
      basis: 'the rest of the single maximum of 679; its own threshold is that of July 2025 raised by 2 %',
    },
    {
      figure: 'Ontario sales tax credit',
      standing: 'inferred',
      basis: "the figures of July 2025 raised by Ontario's indexation of 1.9 %",
    },
    {
      figure: 'Canada workers benefit',
      standing: 'inferred',
      basis: 'the figures of 2025 raised by the federal indexation of 2 %',
    },
    {
      figure: 'Ontario energy and property tax credit',
      standing: 'inferred',
      basis: "the figures of July 2025 raised by Ontario's indexation of 1.9 %",
    },
  ],
};
