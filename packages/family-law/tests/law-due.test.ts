import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { couple, twoChildren } from '@evenhand/contracts/testing/sample-couple';
import { consistencyFindings } from '@evenhand/family-law/findings/consistency-findings';
import { dollars } from '@evenhand/family-law/money';
import { addedTaxYears, taxYearFrom, writtenTaxYear } from '@evenhand/family-law/tax/added-tax-years';
import { benefitAmounts, UNKNOWN_HOUSEHOLD } from '@evenhand/family-law/tax/benefits';
import { heldLaw, overdueLaw } from '@evenhand/family-law/tax/held-law';
import { newestTaxYear } from '@evenhand/family-law/tax/tax-years';
import { dueLines } from '../law/due.js';

const next = newestTaxYear.year + 1;
const formOfNext = () =>
  JSON.parse(
    JSON.stringify(writtenTaxYear(newestTaxYear))
      .replaceAll(`"${newestTaxYear.year}-`, `"${next}-`)
      .replace(`"year":${newestTaxYear.year}`, `"year":${next}`),
  );
const family: IntakeRecord = {
  ...couple,
  ...twoChildren,
  userIncome: dollars(80_000),
  partnerIncome: dollars(40_000),
};
const overdueIn = (record: IntakeRecord, asOf: string) =>
  consistencyFindings(record, asOf).find(({ id }) => id === 'law-out-of-date')?.sentence ?? null;

describe('a draft after the day until which its figures hold', () => {
  test('is reported with the figures and the day, and not before', () => {
    expect(overdueIn(family, '2026-12-31')).toBeNull();
    expect(overdueIn(family, '2027-02-03')).toContain('CPP and EI of 2026 (until 31 December 2026)');
    expect(overdueIn(family, '2027-02-03')).not.toContain('child support tables');
    const late = overdueIn(family, '2029-02-03');
    expect(late).toContain('benefits and credits from July 2026 (until 30 June 2027)');
    expect(late).toContain('child support tables in force since 2025-10-01 (until 31 December 2027)');
  });

  test('is not reported where it uses none of them', () => {
    expect(overdueIn({ ...couple, userIncome: undefined }, '2029-02-03')).toBeNull();
  });
});

describe('law:due', () => {
  test('prints what ends within 90 days, with where to look and how to add the next', () => {
    expect(dueLines('2026-09-01')).toEqual(['Nothing ends within 90 days of 2026-09-01.']);
    expect(dueLines('2026-10-02')[0]).toMatch(/^ends {2}2026-12-31 {2}federal and Ontario tax/);
    const february = dueLines('2027-02-03').join('\n');
    expect(february).toContain('ENDED 2026-12-31');
    expect(february).toMatch(/where to look: \S+/);
    expect(february).toMatch(/how to add: {4}\S+/);
    expect(dueLines('2029-02-03').filter((line) => line.startsWith('ENDED'))).toHaveLength(3);
  });
});

describe('a tax year', () => {
  test('is added by data alone', () => {
    const [added] = addedTaxYears([{ ...formOfNext(), source: 'sample' }], newestTaxYear);
    expect(added).toEqual({
      ...newestTaxYear,
      year: next,
      inForce: `${next}-01-01`,
      benefitsInForce: `${next}-07-01`,
      source: 'sample',
      doubts: expect.anything(),
    });
    if (!added) throw new Error('not read');
    expect(overdueLaw(`${next}-02-03`, heldLaw(added))).toEqual([]);
  });

  test.each<[string, (year: Record<string, unknown>) => object, RegExp]>([
    ['a figure that is missing', ({ ontario: _, ...year }) => year, /^\/ontario is missing$/],
    ['a figure that is unknown', (year) => ({ ...year, surcharge: 1 }), /^\/surcharge: no such figure$/],
    [
      'a rate without a percent sign',
      (year) => ({ ...year, federal: { ...Object(year.federal), creditRate: 0.14 } }),
      /^\/federal\/creditRate/,
    ],
    [
      'an amount in words',
      (year) => ({ ...year, federal: { ...Object(year.federal), employmentAmount: '1,501' } }),
      /^\/federal\/employmentAmount/,
    ],
  ])('with %s is refused by its name', (_what, change, refusal) => {
    expect(() => taxYearFrom(change(formOfNext()), newestTaxYear)).toThrow(refusal);
  });
});

test('the Canada Groceries and Essentials Benefit is at most 679 for a single person and 234 for a further child', () => {
  const most = (children: number) =>
    benefitAmounts(
      {
        netIncome: dollars(40_000),
        workingIncome: dollars(40_000),
        children: { under6: 0, from6to17: children, aged18: 0, care: 'whole', forWorkersBenefit: false },
        household: UNKNOWN_HOUSEHOLD,
      },
      newestTaxYear.benefits,
    ).salesTaxCredit;
  expect([most(0), most(2)].map((amount) => amount / 100)).toEqual([679, 679 + 445 + 234]);
});
