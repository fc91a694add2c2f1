import { readFileSync } from 'node:fs';
import { cents } from '@evenhand/contracts/money';
import { energyPropertyCredits } from '@evenhand/family-law/data/tax/energy-property-credit';
import { workersBenefits } from '@evenhand/family-law/data/tax/workers-benefit';
import { dollars, NOTHING } from '@evenhand/family-law/money';
import {
  type Beneficiary,
  type BenefitChildren,
  benefitAmounts,
  type Household,
  type Housing,
  UNKNOWN_HOUSEHOLD,
} from '@evenhand/family-law/tax/benefits';
import type { Taxpayer } from '@evenhand/family-law/tax/income-tax';
import { incomeTax } from '@evenhand/family-law/tax/income-tax-working';
import { heldTaxYears, taxYearOf } from '@evenhand/family-law/tax/tax-years';
import fc from 'fast-check';
import { z } from 'zod';
import './seeded.js';

const person = (employment: number, more = {}) => ({
  employment: dollars(employment),
  selfEmployment: NOTHING,
  other: NOTHING,
  supportReceived: NOTHING,
  pension: NOTHING,
  isSenior: false,
  isDisabled: false,
  supportPaid: NOTHING,
  eligibleDependant: false,
  children: 0,
  ...more,
});
const parent = (children: number) => ({ eligibleDependant: true, children });

describe('income tax in Ontario', () => {
  // Computed independently in floating point from the same figures; equal to a few cents of line rounding.
  test.each([
    [18_000, 0, 17_855, 862.75, 295.2, 0, 0],
    [28_000, 2, 27_755, 1_457.75, 459.2, 0, 300],
    [45_000, 0, 44_585, 2_469.25, 738, 3_507.95, 1_646.06],
    [60_000, 1, 59_435, 3_361.75, 984, 3_302.76, 2_488.76],
    [85_000, 0, 83_926, 4_430.1, 1_077.48, 10_567.46, 5_393.28],
    [150_000, 0, 148_926, 4_430.1, 1_077.48, 25_772.14, 14_852.15],
    [200_300, 0, 199_226, 4_430.1, 1_077.48, 39_555.65, 24_377.1],
    [300_000, 0, 298_926, 4_430.1, 1_077.48, 70_454.64, 44_671.04],
  ])('is correct for %i with %i children in 2025', (income, children, net, cpp, ei, federal, ontario) => {
    const { amounts } = incomeTax(person(income, children > 0 ? parent(children) : {}), 2025);
    expect(amounts.netIncome / 100).toBeCloseTo(net, 1);
    expect((amounts.cppBase + amounts.cppEnhanced + amounts.cppSecond) / 100).toBeCloseTo(cpp, 1);
    expect(amounts.ei / 100).toBeCloseTo(ei, 1);
    expect(amounts.federal.tax / 100).toBeCloseTo(federal, 1);
    expect(amounts.ontario.tax / 100).toBeCloseTo(ontario, 1);
  });

  test('has the age, pension income and disability amounts of 2026', () => {
    const pensioner = (income: number, more: Partial<Taxpayer>) =>
      incomeTax({ ...person(0), other: dollars(income), ...more }, 2026).amounts;
    const disabled = pensioner(40_000, { isDisabled: true });
    const without = pensioner(40_000, {});
    expect(without.federal.tax - disabled.federal.tax).toBe(cents(144_774));
    // Ontario's tax reduction is already used up at this income.
    expect(without.ontario.tax - disabled.ontario.tax).toBe(cents(52_995));
    const senior = pensioner(60_000, { isSenior: true, pension: dollars(30_000) });
    expect(senior.federal.personal).toEqual({
      age: cents(717_280),
      pension: dollars(2_000),
      disability: NOTHING,
    });
    expect(senior.ontario.personal).toEqual({
      age: cents(442_350),
      pension: dollars(1_796),
      disability: NOTHING,
    });
    expect(pensioner(120_000, { isSenior: true }).federal.personal.age).toBe(NOTHING);
    expect(pensioner(30_000, { pension: dollars(900) }).ontario.personal.pension).toBe(dollars(900));
  });

  test('the largest contributions are the published ones', () => {
    const contributions = (year: number) => {
      const { cppBase, cppEnhanced, cppSecond, ei } = incomeTax(person(200_000), year).amounts;
      return [cppBase + cppEnhanced, cppSecond, ei];
    };
    expect(contributions(2024)).toEqual([386_750, 18_800, 104_912]);
    expect(contributions(2025)).toEqual([403_410, 39_600, 107_748]);
    expect(contributions(2026)).toEqual([423_045, 41_600, 112_307]);
  });

  test('support is taxed at the recipient and deducted at the payor', () => {
    const support = dollars(12_000);
    const received = incomeTax(person(40_000, { supportReceived: support }), 2025);
    const paid = incomeTax(person(100_000, { supportPaid: support }), 2025);
    expect(received.amounts.netIncome).toBe(dollars(52_000) - 36_500);
    expect(paid.amounts.netIncome).toBe(dollars(88_000) - 107_400);
    expect(received.steps).toContainEqual(
      expect.objectContaining({ label: 'Plus spousal support received', amount: '$12,000.00' }),
    );
  });

  test('the working sums to the deductions and marks doubtful figures', () => {
    const { amounts, steps, notices, left } = incomeTax(person(30_000, parent(2)), 2025);
    const { cppBase, cppEnhanced, cppSecond, ei, federal, ontario, deducted } = amounts;
    expect(cppBase + cppEnhanced + cppSecond + ei + federal.tax + ontario.tax).toBe(deducted);
    expect(left).toBe(dollars(30_000) - deducted);
    expect(steps.find(({ label }) => label === 'Less Ontario tax reduction')?.citation).toMatch(/inferred figure/);
    expect(notices.map(({ code }) => code)).toEqual(['single-source-figures', 'inferred-figures']);
  });

  test('each tax year states the first day on which its figures apply', () => {
    for (const year of heldTaxYears)
      expect(incomeTax(person(50_000), year).steps.map(({ inForce }) => inForce)).toContain(`${year}-01-01`);
  });

  test('a year without figures is refused', () => {
    expect(() => incomeTax(person(50_000), 2027)).toThrow(expect.objectContaining({ code: 'tax-year-unknown' }));
    expect(() => incomeTax(person(50_000), 2023)).toThrow(expect.objectContaining({ code: 'tax-year-unknown' }));
    expect(() => incomeTax(person(-1), 2025)).toThrow(expect.objectContaining({ code: 'amount-negative' }));
  });

  test('tax and contributions never rise by more than the income', () => {
    const income = fc.integer({ min: 0, max: 50_000_000 });
    fc.assert(
      fc.property(income, fc.constantFrom(...heldTaxYears), (employment, year) => {
        const left = (amount: number) => incomeTax(person(0, { employment: cents(amount) }), year).left;
        expect(left(employment + 10_000)).toBeGreaterThanOrEqual(left(employment));
      }),
    );
  });
});

const NO_ONE = { under6: 0, from6to17: 0, aged18: 0, care: 'whole', forWorkersBenefit: false } as const;
const beneficiary = (netIncome: number, children: BenefitChildren, more: Partial<Beneficiary> = {}): Beneficiary => ({
  netIncome: dollars(netIncome),
  workingIncome: NOTHING,
  children,
  household: UNKNOWN_HOUSEHOLD,
  ...more,
});

describe('benefits', () => {
  const { benefits } = taxYearOf(2025);
  const two: BenefitChildren = { under6: 1, from6to17: 1, aged18: 0, care: 'whole', forWorkersBenefit: true };

  test('are paid in full for a single parent of two with a low income', () => {
    expect(benefitAmounts(beneficiary(20_000, two), benefits)).toEqual({
      childBenefit: dollars(14_745),
      ontarioChildBenefit: dollars(3_454),
      salesTaxCredit: dollars(1_066),
      ontarioSalesTaxCredit: dollars(1_113),
      workersBenefit: NOTHING,
      energyPropertyCredit: NOTHING,
      total: dollars(20_378),
    });
  });

  test('are reduced as income rises, the child benefit at two rates', () => {
    const one = { ...two, under6: 0 };
    expect(benefitAmounts(beneficiary(59_435, one), benefits)).toMatchObject({
      childBenefit: 521_164,
      salesTaxCredit: 18_630,
    });
    expect(benefitAmounts(beneficiary(109_358, one), benefits)).toMatchObject({
      childBenefit: 278_620,
      total: 278_620,
    });
  });

  test('each parent receives half of the benefits for shared children', () => {
    const shared = benefitAmounts(beneficiary(20_000, { ...two, care: 'shared' }), benefits);
    expect(shared.childBenefit).toBe(737_250);
    expect(shared.salesTaxCredit).toBe((106_600 + 34_900 + 17_326) / 2);
  });

  test('a child of 18 counts for the sales tax credits alone', () => {
    const grown = benefitAmounts(beneficiary(20_000, { ...NO_ONE, aged18: 1 }), benefits);
    expect(grown).toMatchObject({ childBenefit: 0, ontarioChildBenefit: 0, ontarioSalesTaxCredit: dollars(742) });
  });

  test('the credit of July 2026 is raised by a quarter', () => {
    expect(benefitAmounts(beneficiary(40_000, NO_ONE), taxYearOf(2026).benefits).salesTaxCredit).toBe(67_900);
  });
});

const Row = z.object({ single: z.number(), family: z.number() });
const published = z
  .object({
    canadaWorkersBenefit: z.object({
      years: z.record(
        z.string(),
        z.object({
          maximum: Row,
          threshold: Row,
          disability: z.object({ maximum: z.number(), phaseInAbove: z.number(), threshold: Row }),
        }),
      ),
    }),
    ontarioEnergyAndPropertyTaxCredit: z.object({ years: z.record(z.string(), z.record(z.string(), z.unknown())) }),
  })
  .parse(JSON.parse(readFileSync('packages/family-law/tests/data/cwb-oeptc.json', 'utf8')));

describe('the Canada workers benefit', () => {
  const years = Object.entries(published.canadaWorkersBenefit.years);
  const held = new Map(Object.entries(workersBenefits));
  const { benefits } = taxYearOf(2025);

  test.each(years)('has the published row of %s', (year, { maximum, threshold, disability }) => {
    const row = (of: 'single' | 'family') => ({
      most: dollars(maximum[of]),
      over: dollars(threshold[of]),
      supplement: dollars(disability.maximum),
      supplementOver: dollars(disability.threshold[of]),
    });
    expect(held.get(year)).toMatchObject({
      single: row('single'),
      family: row('family'),
      supplementEarnedOver: dollars(disability.phaseInAbove),
    });
  });

  test.each(years)(
    'of %s is paid in full at its threshold, and is zero where 15 % of the excess equals it',
    (year, row) => {
      const figures = { ...benefits, workersBenefit: held.get(year) ?? benefits.workersBenefit };
      for (const size of ['single', 'family'] as const) {
        const children = { ...NO_ONE, forWorkersBenefit: size === 'family' };
        const at = (net: number) =>
          benefitAmounts(beneficiary(net, children, { workingIncome: dollars(20_000) }), figures).workersBenefit;
        expect(at(row.threshold[size])).toBe(dollars(row.maximum[size]));
        expect(at(row.threshold[size] + 1_000)).toBe(dollars(row.maximum[size] - 150));
        expect(at(row.threshold[size] + Math.ceil(row.maximum[size] / 0.15))).toBe(NOTHING);
      }
    },
  );

  test('grows by 27 cents for each dollar of work over 3,000', () => {
    const at = (working: number) =>
      benefitAmounts(beneficiary(10_000, NO_ONE, { workingIncome: dollars(working) }), benefits).workersBenefit;
    expect([at(3_000), at(4_000), at(9_000), at(12_000)]).toEqual([0, 27_000, 162_000, 163_300]);
  });

  test('adds the disability supplement, and is zero for a person who is not eligible', () => {
    const of = (household: Partial<Household>) =>
      benefitAmounts(
        beneficiary(26_855, NO_ONE, {
          workingIncome: dollars(26_855),
          household: { ...UNKNOWN_HOUSEHOLD, ...household },
        }),
        benefits,
      ).workersBenefit;
    expect(of({ isDisabled: true })).toBe(dollars(1_633 + 843));
    expect(of({ hasWorkersBenefit: false })).toBe(NOTHING);
  });
});

describe('the Ontario energy and property tax credit', () => {
  const years = Object.entries(published.ontarioEnergyAndPropertyTaxCredit.years);
  const held = new Map(Object.entries(energyPropertyCredits));
  const { benefits } = taxYearOf(2025);
  const tenant = (yearly: number, isSenior = false): Partial<Beneficiary> => ({
    household: { ...UNKNOWN_HOUSEHOLD, housing: { kind: 'rent', yearly: dollars(yearly) }, isSenior },
  });

  test.each(years)('has the row of %s', (year, row) => {
    const amount = (name: string) => dollars(z.number().parse(row[name]));
    expect(held.get(year)).toEqual({
      energy: amount('energyMaximum'),
      under65: {
        supplement: amount('propertyTaxSupplement'),
        cap: amount('propertyTaxCap'),
        over: amount('thresholdSingle'),
        overWithChildren: amount('thresholdFamily'),
      },
      from65: {
        supplement: amount('seniorSupplement'),
        cap: amount('seniorCap'),
        over: amount('thresholdFamily'),
        overWithChildren: amount('thresholdSeniorFamily'),
      },
    });
  });

  test('of 2025 reaches the published maxima of 1,283 and 1,461', () => {
    const most = (isSenior: boolean) =>
      benefitAmounts(beneficiary(20_000, NO_ONE, tenant(60_000, isSenior)), benefits).energyPropertyCredit;
    expect([most(false), most(true)]).toEqual([dollars(1_283), dollars(1_461)]);
  });

  test('counts 20 % of rent and all property tax, less 2 % of income over the threshold', () => {
    const of = (net: number, housing: Housing) =>
      benefitAmounts(beneficiary(net, NO_ONE, { household: { ...UNKNOWN_HOUSEHOLD, housing } }), benefits)
        .energyPropertyCredit;
    const rent = { kind: 'rent', yearly: dollars(20_000) } as const;
    expect(of(20_000, rent)).toBe(dollars(285 + 71 + 400));
    expect(of(20_000, { kind: 'property-tax', yearly: dollars(4_000) })).toBe(of(20_000, rent));
    expect(of(38_506, rent)).toBe(dollars(756 - 200));
  });

  test('is halved for shared children', () => {
    const at = (care: 'whole' | 'shared', under6: number) =>
      benefitAmounts(beneficiary(32_000, { ...NO_ONE, under6, care }, tenant(20_000)), benefits).energyPropertyCredit;
    expect(at('shared', 1)).toBe((at('whole', 1) + at('whole', 0)) / 2);
  });
});

describe('self-employment', () => {
  test('bears both halves of CPP and no EI; half of the base part is a credit and the rest is deducted', () => {
    const { amounts } = incomeTax(person(0, { selfEmployment: dollars(90_000) }), 2025);
    expect(amounts).toMatchObject({
      cppBase: 335_610,
      cppSecondHalf: 335_610,
      cppEnhanced: 135_600,
      cppSecond: 79_200,
      ei: 0,
      netIncome: 9_000_000 - 335_610 - 135_600 - 79_200,
    });
    expect(amounts.cppBase + amounts.cppSecondHalf + amounts.cppEnhanced).toBe(2 * 403_410);
  });

  test('pays CPP only up to the maximum that employment left', () => {
    const { amounts } = incomeTax(person(71_300, { selfEmployment: dollars(9_900) }), 2025);
    expect(amounts).toMatchObject({ cppSecondHalf: 0, cppEnhanced: 67_800, cppSecond: 79_200 });
  });
});
