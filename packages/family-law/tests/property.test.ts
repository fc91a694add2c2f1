import type { Party } from '@evenhand/contracts/identity';
import { cents } from '@evenhand/contracts/money';
import { dollars, NOTHING } from '@evenhand/family-law/money';
import { commonLawProperty } from '@evenhand/family-law/property/common-law-property';
import { equalization } from '@evenhand/family-law/property/equalization';
import type { Asset, ContingentCost, Debt, Holdings } from '@evenhand/family-law/property/holdings';
import fc from 'fast-check';
import { linesOf } from './lines-of.js';
import './seeded.js';

const asset = (atValuation: number, atMarriage = 0, more: Partial<Asset> = {}): Asset => ({
  label: 'Savings',
  atValuation: dollars(atValuation),
  atMarriage: dollars(atMarriage),
  isMatrimonialHome: false,
  exclusion: null,
  ...more,
});
const home = (atValuation: number, atMarriage = 0, more: Partial<Asset> = {}) =>
  asset(atValuation, atMarriage, { label: 'Home', isMatrimonialHome: true, ...more });
const debt = (atValuation: number, atMarriage = 0, isForMatrimonialHome = false): Debt => ({
  label: 'Loan',
  atValuation: dollars(atValuation),
  atMarriage: dollars(atMarriage),
  isForMatrimonialHome,
});
const dates = { marriageDate: '2010-06-05', valuationDate: '2025-03-01', divorceDate: null };
const nothing: Holdings = { assets: [], debts: [] };
const equalize = (owner: Holdings, partner: Holdings = nothing, more = {}) =>
  equalization({ ...dates, holdings: { owner, partner }, ...more });
const codes = ({ notices }: { notices: { code: string }[] }) => notices.map(({ code }) => code);

describe('net family property', () => {
  test('is property less debts, less property at marriage, less exclusions', () => {
    const owner = {
      assets: [
        home(400_000),
        asset(150_000, 30_000),
        asset(60_000, 0, { exclusion: { ground: 'gift-or-inheritance', amount: dollars(50_000) } }),
      ],
      debts: [debt(200_000, 0, true), debt(10_000, 5_000)],
    };
    const partner = { assets: [asset(40_000)], debts: [] };
    const { netFamilyProperty, payor, payment, afterwards } = equalize(owner, partner);
    expect(netFamilyProperty.owner).toMatchObject({
      property: dollars(610_000),
      debts: dollars(210_000),
      marriageDeduction: dollars(25_000),
      excluded: dollars(50_000),
      amount: dollars(325_000),
    });
    expect([payor, payment]).toEqual(['owner', dollars(142_500)]);
    expect(afterwards).toEqual({ owner: dollars(182_500), partner: dollars(182_500) });
  });

  test('a home owned at marriage is not deducted, nor is the debt for it', () => {
    const { netFamilyProperty } = equalize({ assets: [home(500_000, 300_000)], debts: [debt(0, 250_000, true)] });
    expect(netFamilyProperty.owner.amount).toBe(dollars(500_000));
    expect(netFamilyProperty.owner.steps).toContainEqual(
      expect.objectContaining({ label: 'Home at marriage: a matrimonial home, not deducted' }),
    );
  });

  test('is raised by debts at marriage above the property at marriage', () => {
    const { netFamilyProperty } = equalize({ assets: [asset(100_000)], debts: [debt(0, 20_000)] });
    expect(netFamilyProperty.owner).toMatchObject({ marriageDeduction: dollars(-20_000), amount: dollars(120_000) });
  });

  test('counts debts at marriage above the property as zero when the couple chooses so, and states both payments', () => {
    const owner = { assets: [asset(100_000)], debts: [debt(0, 20_000)] };
    const added = equalize(owner);
    const chosen = equalize(owner, nothing, { negativeDeduction: 'counts-as-zero' });
    expect([added.payment, chosen.payment]).toEqual([dollars(60_000), dollars(50_000)]);
    expect(chosen.netFamilyProperty.owner.marriageDeduction).toBe(0);
    for (const { notices } of [added, chosen]) {
      const sentence = notices.find(({ code }) => code === 'negative-at-marriage')?.sentence;
      expect(sentence).toContain('the first spouse pays $60,000.00');
      expect(sentence).toContain('the first spouse pays $50,000.00');
    }
    const [, , other] = equalize(nothing, { assets: [], debts: [debt(0, 20_000)] }).notices;
    expect(other?.sentence).toContain('the second spouse pays $10,000.00');
    expect(other?.sentence).toContain('neither pays');
    expect(codes(equalize({ assets: [asset(100_000, 20_000)], debts: [debt(0, 20_000)] }))).not.toContain(
      'negative-at-marriage',
    );
  });

  test('is less the tax and costs of a likely disposition, each with rate and reason, at both dates', () => {
    const tax: ContingentCost = {
      kind: 'income-tax',
      rate: 2_550,
      on: { atValuation: dollars(80_000), atMarriage: dollars(10_000) },
      reason: 'paid out for the equalization payment',
    };
    const plan = asset(80_000, 10_000, { label: 'RRSP', contingentCosts: [tax] });
    const { netFamilyProperty } = equalize({ assets: [plan], debts: [] });
    expect(netFamilyProperty.owner).toMatchObject({
      debts: dollars(20_400),
      marriageDeduction: dollars(7_450),
      amount: dollars(80_000 - 20_400 - 7_450),
    });
    expect(netFamilyProperty.owner.steps).toContainEqual(
      expect.objectContaining({
        label: 'RRSP: income tax when it is paid out, 25.50% (paid out for the equalization payment)',
        amount: '$20,400.00',
        citation: expect.stringContaining('Sengmueller'),
      }),
    );
    const refused = (changed: Partial<ContingentCost>) => () =>
      equalize({ assets: [{ ...plan, contingentCosts: [{ ...tax, ...changed }] }], debts: [] });
    expect(refused({ reason: ' ' })).toThrow(expect.objectContaining({ code: 'missing' }));
    expect(refused({ rate: 10_001 })).toThrow(expect.objectContaining({ code: 'number-absurd' }));
    for (const date of ['atValuation', 'atMarriage'])
      expect(refused({ on: { ...tax.on, [date]: dollars(80_001) } })).toThrow(
        expect.objectContaining({ code: 'amount-absurd' }),
      );
  });

  test('is never below zero, with a notice', () => {
    const result = equalize({ assets: [], debts: [debt(50_000)] }, { assets: [asset(80_000)], debts: [] });
    expect(result.netFamilyProperty.owner).toMatchObject({ net: dollars(-50_000), amount: 0 });
    expect(result.payment).toBe(dollars(40_000));
    expect(codes(result)).toContain('negative-set-to-zero');
  });

  test('a home that was a gift cannot be excluded; a contract can exclude it', () => {
    const excluded = (ground: 'gift-or-inheritance' | 'traced' | 'domestic-contract') =>
      equalize({ assets: [home(300_000, 0, { exclusion: { ground, amount: dollars(300_000) } })], debts: [] });
    expect(() => excluded('gift-or-inheritance')).toThrow(expect.objectContaining({ code: 'home-cannot-be-excluded' }));
    expect(() => excluded('traced')).toThrow(expect.objectContaining({ code: 'home-cannot-be-excluded' }));
    expect(excluded('domestic-contract').netFamilyProperty.owner.amount).toBe(0);
  });
});

describe('equalization', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000_000 }).map(cents);
  const assets = fc.array(
    fc.record({
      label: fc.constant('Thing'),
      atValuation: amount,
      atMarriage: amount,
      isMatrimonialHome: fc.boolean(),
      exclusion: fc.constant(null),
    }),
    { maxLength: 6 },
  );
  const debts = fc.array(
    fc.record({
      label: fc.constant('Debt'),
      atValuation: amount,
      atMarriage: amount,
      isForMatrimonialHome: fc.boolean(),
    }),
    { maxLength: 4 },
  );
  const holdings: fc.Arbitrary<Holdings> = fc.record({ assets, debts });

  test('leaves both with the same net family property, except for an odd cent', () => {
    fc.assert(
      fc.property(holdings, holdings, (owner, partner) => {
        const { afterwards, netFamilyProperty } = equalize(owner, partner);
        expect(Math.abs(afterwards.owner - afterwards.partner)).toBeLessThanOrEqual(1);
        expect(afterwards.owner + afterwards.partner).toBe(
          netFamilyProperty.owner.amount + netFamilyProperty.partner.amount,
        );
      }),
    );
  });

  test('swaps its payor alone when the spouses are swapped', () => {
    fc.assert(
      fc.property(holdings, holdings, (owner, partner) => {
        const forth = equalize(owner, partner);
        const back = equalize(partner, owner);
        const other: Record<Party, Party> = { owner: 'partner', partner: 'owner' };
        expect([back.payment, back.payor]).toEqual([forth.payment, forth.payor && other[forth.payor]]);
      }),
    );
  });

  test('can be claimed six years from separation or two from the divorce, if earlier', () => {
    const until = (valuationDate: string, divorceDate: string | null) =>
      equalize(nothing, nothing, { valuationDate, divorceDate }).claimUntil;
    expect(until('2025-03-01', null)).toBe('2031-03-01');
    expect(until('2025-03-01', '2026-05-01')).toBe('2028-05-01');
    expect(until('2025-03-01', '2030-05-01')).toBe('2031-03-01');
    expect(until('2024-02-29', null)).toBe('2030-02-28');
    expect(until('2025-03-01', '2025-03-01')).toBe('2027-03-01');
    expect(until(dates.marriageDate, null)).toBe('2016-06-05');
  });

  test.each([
    ['dates-out-of-order', { valuationDate: '2009-01-01' }, nothing],
    ['dates-out-of-order', { divorceDate: '2024-01-01' }, nothing],
    ['date-unknown', { valuationDate: '2025-13-01' }, nothing],
    ['amount-negative', {}, { assets: [asset(-1)], debts: [] }],
    [
      'exclusion-too-large',
      {},
      { assets: [asset(1, 0, { exclusion: { ground: 'life-insurance', amount: dollars(2) } })], debts: [] },
    ],
  ] as const)('throws %s for an invalid input', (code, more, owner) => {
    expect(() => equalize(owner, nothing, more)).toThrow(expect.objectContaining({ code }));
  });
});

describe('common-law couples', () => {
  const item = (amount: number) => ({ label: 'Thing', amount: dollars(amount) });
  const question = {
    own: {
      owner: { assets: [item(50_000)], debts: [item(10_000)] },
      partner: { assets: [item(20_000)], debts: [] },
    },
    joint: { assets: [{ ...item(300_000), ownersPart: 5_000 }], debts: [{ ...item(100_001), ownersPart: 7_500 }] },
    monthsTogether: 35,
    haveChild: false,
  };

  test('each keeps separate property and a part of joint property', () => {
    const result = commonLawProperty(question);
    expect(result.keeps).toEqual({ owner: 11_499_925, partner: 14_499_975 });
    expect(codes(result)).toEqual(['no-equalization']);
  });

  test('can claim support after three years or with a child', () => {
    expect(commonLawProperty(question).areSupportSpouses).toBe(false);
    expect(commonLawProperty({ ...question, monthsTogether: 36 }).areSupportSpouses).toBe(true);
    expect(commonLawProperty({ ...question, haveChild: true }).areSupportSpouses).toBe(true);
  });

  test('a share above 100 % is refused', () => {
    const joint = { assets: [{ ...item(1), ownersPart: 10_001 }], debts: [] };
    expect(() => commonLawProperty({ ...question, joint })).toThrow(expect.objectContaining({ code: 'number-absurd' }));
  });
});

test('equalize pays nothing when there is no property', () => {
  expect(equalize(nothing)).toMatchObject({ payor: null, payment: NOTHING });
});

describe('the working of a property division', () => {
  test('states every line of both net family properties, and half of the difference', () => {
    const owner = {
      assets: [
        home(400_000, 100_000),
        asset(0, 30_000),
        asset(60_000, 0, {
          label: 'Inheritance',
          exclusion: { ground: 'gift-or-inheritance', amount: dollars(50_000) },
          contingentCosts: [
            {
              kind: 'income-tax',
              rate: 2_000,
              reason: ' on a sale ',
              on: { atValuation: dollars(30_000), atMarriage: NOTHING },
            },
          ],
        }),
      ],
      debts: [debt(200_000, 90_000, true), debt(0, 5_000)],
    };
    const found = equalize(owner, { assets: [asset(5_000)], debts: [debt(8_000)] });
    const first = [
      'Home: $400,000.00',
      'Inheritance: $60,000.00',
      'Property on the valuation date: $460,000.00',
      'Loan (debt): $200,000.00',
      'Inheritance: income tax when it is paid out, 20.00% (on a sale): $6,000.00',
      'Less debts on the valuation date: $206,000.00',
      'Home at marriage: a matrimonial home, not deducted: $100,000.00',
      'Loan at marriage: for a matrimonial home, not counted: $90,000.00',
      'Less property at marriage, net of debts, without the home: $25,000.00',
      'Inheritance: excluded, gift or inheritance from a third person after marriage: $50,000.00',
      'Less excluded property: $50,000.00',
      'Net family property, never below zero: $179,000.00',
    ];
    const second = [
      'Savings: $5,000.00',
      'Property on the valuation date: $5,000.00',
      'Loan (debt): $8,000.00',
      'Less debts on the valuation date: $8,000.00',
      'Less property at marriage, net of debts, without the home: $0.00',
      'Less excluded property: $0.00',
      'Comes to: -$3,000.00',
      'Net family property, never below zero: $0.00',
    ];
    expect(linesOf(found.steps)).toEqual([
      ...first.map((line) => `First spouse: ${line}`),
      ...second.map((line) => `Second spouse: ${line}`),
      'Difference of net family properties: $179,000.00',
      'Half of it, paid by the first spouse: $89,500.00',
    ]);
    expect(codes(found)).toEqual(['court-may-vary', 'time-limit', 'negative-set-to-zero']);
    expect(found.notices.map(({ sentence }) => sentence).join(' ')).toContain('by 1 March 2031:');
    const equal = equalize({ assets: [home(300)], debts: [debt(300, 0, true)] });
    expect(linesOf(equal.steps).join()).not.toMatch(/at marriage:|Comes to/);
    expect(codes(equal)).toEqual(['court-may-vary', 'time-limit']);
    expect(linesOf(equal.steps).at(-1)).toBe('Neither pays: both have the same: $0.00');
    expect(linesOf(equalize(nothing, { assets: [asset(5_000)], debts: [] }).steps).at(-1)).toBe(
      'Half of it, paid by the second spouse: $2,500.00',
    );
  });

  test('has a notice of a debt left out for a home that is not listed, and no other', () => {
    const left = 'home-debt-without-home';
    const at = (...assets: Asset[]) => codes(equalize({ assets, debts: [debt(0, 90_000, true)] }));
    expect(at(asset(5_000))).toContain(left);
    expect(at(asset(5_000), home(1))).not.toContain(left);
    expect(codes(equalize({ assets: [asset(5_000)], debts: [debt(90_000, 0, true)] }))).not.toContain(left);
    expect(codes(equalize({ assets: [asset(5_000)], debts: [debt(90_000, 90_000)] }))).not.toContain(left);
  });

  test('states what each partner keeps, line by line', () => {
    const found = commonLawProperty({
      monthsTogether: 36,
      haveChild: false,
      own: {
        owner: { assets: [{ label: 'Car', amount: dollars(9_000) }], debts: [] },
        partner: { assets: [], debts: [{ label: 'Card', amount: dollars(1_000) }] },
      },
      joint: {
        assets: [{ label: 'Account', amount: dollars(1_000), ownersPart: 6_000 }],
        debts: [{ label: 'Loan', amount: dollars(500), ownersPart: 5_000 }],
      },
    });
    expect(linesOf(found.steps)).toEqual([
      'First partner: Car: $9,000.00',
      'Second partner: Card (debt): $1,000.00',
      "Account (joint): first partner's part: $600.00",
      "Account (joint): second partner's part: $400.00",
      "Loan (joint): first partner's part: $250.00",
      "Loan (joint): second partner's part: $250.00",
      'First partner keeps, net of debts: $9,350.00',
      'Second partner keeps, net of debts: -$850.00',
    ]);
    expect(codes(found)).toEqual(['no-equalization']);
    expect(found.areSupportSpouses).toBe(true);
  });
});
