import { cents } from '@evenhand/contracts/money';
import { dollars, NOTHING } from '@evenhand/family-law/money';
import { benefitAmounts } from '@evenhand/family-law/tax/benefits';
import { incomeTax } from '@evenhand/family-law/tax/income-tax-working';
import { heldTaxYears, taxYearOf } from '@evenhand/family-law/tax/tax-years';
import fc from 'fast-check';
import './seeded.js';

const person = (employment: number, more = {}) => ({
  employment: dollars(employment),
  other: NOTHING,
  supportReceived: NOTHING,
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

  test('the lines sum to the deductions and mark doubtful figures', () => {
    const { amounts, steps, notices, left } = incomeTax(person(30_000, parent(2)), 2025);
    const { cppBase, cppEnhanced, cppSecond, ei, federal, ontario, deducted } = amounts;
    expect(cppBase + cppEnhanced + cppSecond + ei + federal.tax + ontario.tax).toBe(deducted);
    expect(left).toBe(dollars(30_000) - deducted);
    expect(steps.find(({ label }) => label === 'Less Ontario tax reduction')?.citation).toMatch(/inferred figure/);
    expect(notices.map(({ code }) => code)).toEqual(['single-source-figures', 'inferred-figures']);
  });

  test('each year states the first day in force of its figures', () => {
    for (const year of heldTaxYears)
      expect(incomeTax(person(50_000), year).steps.map(({ inForce }) => inForce)).toContain(`${year}-01-01`);
  });

  test('a year without figures is refused', () => {
    expect(() => incomeTax(person(50_000), 2027)).toThrow(expect.objectContaining({ code: 'tax-year-unknown' }));
    expect(() => incomeTax(person(50_000), 2023)).toThrow(expect.objectContaining({ code: 'tax-year-unknown' }));
    expect(() => incomeTax(person(-1), 2025)).toThrow(expect.objectContaining({ code: 'amount-negative' }));
  });

  test('never rises by more than the income does', () => {
    const income = fc.integer({ min: 0, max: 50_000_000 });
    fc.assert(
      fc.property(income, fc.constantFrom(...heldTaxYears), (employment, year) => {
        const left = (amount: number) => incomeTax(person(0, { employment: cents(amount) }), year).left;
        expect(left(employment + 10_000)).toBeGreaterThanOrEqual(left(employment));
      }),
    );
  });
});

describe('benefits', () => {
  const { benefits } = taxYearOf(2025);
  const two = { under6: 1, from6to17: 1, aged18: 0, care: 'whole' } as const;

  test('are paid in full for a single parent of two with a low income', () => {
    expect(benefitAmounts(dollars(20_000), two, benefits)).toEqual({
      childBenefit: dollars(14_745),
      ontarioChildBenefit: dollars(3_454),
      salesTaxCredit: dollars(1_066),
      ontarioSalesTaxCredit: dollars(1_113),
      total: dollars(20_378),
    });
  });

  test('are reduced as income rises, the child benefit at two rates', () => {
    const one = { ...two, under6: 0 };
    expect(benefitAmounts(dollars(59_435), one, benefits)).toMatchObject({
      childBenefit: 521_164,
      salesTaxCredit: 18_630,
    });
    expect(benefitAmounts(dollars(109_358), one, benefits)).toMatchObject({ childBenefit: 278_620, total: 278_620 });
  });

  test('shared children give each parent half of what they add', () => {
    const shared = benefitAmounts(dollars(20_000), { ...two, care: 'shared' }, benefits);
    expect(shared.childBenefit).toBe(737_250);
    expect(shared.salesTaxCredit).toBe((106_600 + 34_900 + 17_326) / 2);
  });

  test('a child of 18 counts for the sales tax credits alone', () => {
    const grown = benefitAmounts(dollars(20_000), { under6: 0, from6to17: 0, aged18: 1, care: 'whole' }, benefits);
    expect(grown).toMatchObject({ childBenefit: 0, ontarioChildBenefit: 0, ontarioSalesTaxCredit: dollars(742) });
  });

  test('the credit of July 2026 is raised by a quarter', () => {
    const none = { under6: 0, from6to17: 0, aged18: 0, care: 'whole' } as const;
    expect(benefitAmounts(dollars(40_000), none, taxYearOf(2026).benefits).salesTaxCredit).toBe(67_875);
  });
});
