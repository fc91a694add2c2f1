import { emptyIntakeRecord } from '@evenhand/contracts/intake/record';
import { couple, jointHome, twoChildren } from '@evenhand/contracts/testing/sample-couple';
import { noStatements } from '@evenhand/family-law/agreement/statements';
import { dollars, NOTHING } from '@evenhand/family-law/money';
import { effectsOf } from '@evenhand/family-law/proposals/effects';
import { boundOf, equalMoves } from '@evenhand/family-law/proposals/equal-moves';
import { patched } from '@evenhand/family-law/proposals/patch';
import { presentValueOf } from '@evenhand/family-law/proposals/present-value';
import { agreedTerms } from '@evenhand/family-law/terms/terms';

const asOf = '2026-11-21';
const bought = {
  ...couple,
  ...jointHome,
  homePlan: 'One of us buys the other out',
  homeKeeper: 'owner',
  homePrice: dollars(230_000),
  homeBy: '2027-04-01',
  equalizationOutcome: 'One of us pays the other',
  equalizationPayer: 'owner',
  equalizationAmount: dollars(20_000),
  equalizationDate: '2027-03-01',
} as const;
const effects = (record: object, patch: Parameters<typeof patched>[1]) =>
  effectsOf(agreedTerms(record, asOf), agreedTerms(patched(record, patch), asOf));
const within = { asOf, statements: noStatements } as const;

test('a null in a patch resets the answer', () => {
  expect(patched({ ...couple, homeBy: '2027-04-01' }, { homeBy: null })).toEqual({ ...emptyIntakeRecord, ...couple });
});

test('the price of an equalization payment is what each receives once, and its present value', () => {
  const { once, monthly, inAll } = effects(bought, { equalizationAmount: dollars(25_000) });
  // 5,000 paid in a few months, at 2 % a year.
  expect(inAll?.partner).toBeGreaterThan(4_960_00);
  expect(inAll?.partner).toBeLessThan(5_000_00);
  expect(once).toEqual({ owner: dollars(-5_000), partner: dollars(5_000) });
  expect(monthly?.after).toEqual(monthly?.before);
});

test('the price of a buy-out is what its keeper pays more', () => {
  expect(effects(bought, { homePrice: dollars(220_000) }).once).toEqual({
    owner: dollars(10_000),
    partner: dollars(-10_000),
  });
});

test('the price names the findings that only the changed agreement has', () => {
  const parents = { ...couple, ...twoChildren };
  const { findings } = effects(parents, { agreedChildSupportAmount: dollars(10) });
  expect(findings.map(({ id }) => id)).toContain('amount-below-table');
});

test('a move of the equalization payment equals a move of the price of the home, in present value', () => {
  const sameDay = { ...bought, equalizationDate: '2027-04-01' };
  const { moves, none } = equalMoves(sameDay, { homePrice: dollars(236_000) }, within);
  expect(none).toBeNull();
  expect(moves[0]).toMatchObject({
    patch: { equalizationAmount: dollars(26_000) },
    monthly: { owner: NOTHING, partner: NOTHING },
    within: NOTHING,
  });
  // 6,000 paid in four months, at 2 % a year.
  expect(Math.abs((moves[0]?.inAll.partner ?? 0) - 5_960_53)).toBeLessThanOrEqual(2);
});

const paid = {
  ...couple,
  ...jointHome,
  userIncome: dollars(90_000),
  partnerIncome: dollars(80_000),
  userBirthdate: '1980-05-05',
  spousalSupportRequested: true,
  spousalSupportPayer: 'owner',
  spousalSupportAmount: dollars(1_000),
  spousalSupportReason: 'Sam stayed at home.',
  spousalStart: '2026-12-01',
  spousalBefore: 'We leave it open',
  homePlan: 'One of us buys the other out',
  homeKeeper: 'owner',
  homePrice: dollars(230_000),
  homeBy: '2026-12-01',
} as const;
const worthOf = (record: object, patch: Parameters<typeof patched>[1]) => {
  const [before, after] = [record, patched(record, patch)].map((one) => presentValueOf(agreedTerms(one, asOf).terms));
  return (after?.partner ?? 0) - (before?.partner ?? 0);
};

test('200 a month less of spousal support is worth what it runs for: a year, or twenty', () => {
  const less = { spousalSupportAmount: dollars(800) };
  const [year, twenty] = ['2027-11-30', '2046-11-30'].map((spousalEnd) => worthOf({ ...paid, spousalEnd }, less) / 100);
  expect(year).toBeLessThan(-1_400);
  expect(year).toBeGreaterThan(-2_400);
  expect((twenty ?? 0) / (year ?? 1)).toBeGreaterThan(15);
  expect((twenty ?? 0) / (year ?? 1)).toBeLessThan(18);
});

test.each<[string, object, string]>([
  ['a year for a payor of 66', { userBirthdate: '1960-05-05' }, '2027-11-30'],
  // 65 on 5 May 2041, 173 whole months after the draft: the last payment is that of 1 April 2041.
  ['to the age of 65', { userBirthdate: '1976-05-05' }, '2041-04-30'],
  ['ten years without a day of birth', { userBirthdate: undefined }, '2036-11-30'],
])(
  'spousal support that has run for three years without an end is worth what is still ahead: %s',
  (_time, who, until) => {
    const [running, more] = [{ ...paid, ...who, spousalStart: '2023-12-01' }, { spousalSupportAmount: dollars(1_500) }];
    expect(worthOf(running, more)).toBeGreaterThan(0);
    expect(worthOf(running, more)).toBe(worthOf({ ...running, spousalEnd: until }, more));
  },
);

test('support of a child who may never live independently is worth the same for an earlier start', () => {
  const disabled = { name: 'Robin Sample', birthdate: '2001-06-06', dependency: 'Illness or disability' };
  const forLife = {
    ...couple,
    ...twoChildren,
    children: [disabled],
    useGuidelines: false,
    agreedChildSupportAmount: dollars(1_000),
    childSupportReason: 'More is needed.',
    userIncome: dollars(90_000),
    partnerIncome: dollars(40_000),
  };
  const [old, fresh] = ['2016-12-01', '2026-12-01'].map((childSupportStart) =>
    worthOf({ ...forLife, childSupportStart }, { agreedChildSupportAmount: dollars(1_100) }),
  );
  // 100 a month for 240 months at 2 % a year: 100 x (1 - 1.02^-20) / (1 - 1.02^(-1/12)) = 19,834.
  expect(Math.abs(fresh ?? 0)).toBeGreaterThan(19_700_00);
  expect(Math.abs(fresh ?? 0)).toBeLessThan(19_950_00);
  expect(old).toBe(fresh);
});

test('a rise of child support is worth what is paid until the first child is of age', () => {
  const soonOfAge = {
    ...couple,
    ...twoChildren,
    userIncome: dollars(90_000),
    partnerIncome: dollars(40_000),
    children: [{ name: 'Robin Sample', birthdate: '2009-03-05' }],
    childSupportStart: '2026-12-01',
    childSupportReason: 'More is needed.',
  };
  const { inAll } = effects(
    { ...soonOfAge, agreedChildSupportAmount: dollars(1_000) },
    { agreedChildSupportAmount: dollars(1_100) },
  );
  const rise = Math.abs(inAll?.partner ?? 0);
  expect(rise).toBeLessThanOrEqual(400_00);
  expect(rise).toBeGreaterThan(380_00);
});

test('child support moves only where the person chose it, and no reason is written for them', () => {
  const family = { ...bought, ...twoChildren, userIncome: dollars(90_000), partnerIncome: dollars(40_000) };
  const { moves } = equalMoves(family, { homePrice: dollars(236_000) }, within);
  expect(moves.length).toBeGreaterThan(0);
  for (const { patch } of moves) {
    expect(Object.keys(patch)).not.toContain('agreedChildSupportAmount');
    expect(Object.keys(patch)).not.toContain('childSupportReason');
  }
});

test('a move is offered only where it is within its bound for both; otherwise the reason is stated', () => {
  const taxed = {
    ...paid,
    userIncome: dollars(250_000),
    partnerIncome: dollars(0),
    spousalEnd: '2036-11-30',
  };
  const { moves, none } = equalMoves(taxed, { spousalSupportAmount: dollars(1_500) }, within);
  for (const move of moves) expect(move.within).toBeLessThanOrEqual(boundOf(move.inAll));
  // Taxed support costs its payor less than its recipient receives elsewhere: no transfer without tax equals it.
  expect([moves, none]).toEqual([[], 'taxed-otherwise']);
});

test('no move is offered where the incomes are not known, or nothing else can move', () => {
  expect(equalMoves({ ...bought, userIncome: undefined }, { homePrice: dollars(236_000) }, within)).toEqual({
    moves: [],
    none: 'not-counted',
  });
  const alone = {
    ...bought,
    equalizationPayer: undefined,
    equalizationAmount: undefined,
    equalizationOutcome: 'We leave it open',
  } as const;
  expect(equalMoves(alone, { homePrice: dollars(236_000) }, within).none).toBe('nothing-else');
});
