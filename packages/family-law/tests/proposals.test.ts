import { emptyIntakeRecord } from '@evenhand/contracts/intake/record';
import { couple, jointHome, twoChildren } from '@evenhand/contracts/testing/sample-couple';
import { noStatements } from '@evenhand/family-law/agreement/statements';
import { dollars, NOTHING } from '@evenhand/family-law/money';
import { effectsOf } from '@evenhand/family-law/proposals/effects';
import { EQUAL_WITHIN, equalMoves } from '@evenhand/family-law/proposals/equal-moves';
import { patched } from '@evenhand/family-law/proposals/patch';
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
  const answered = { ...couple, homeBy: '2027-04-01' };
  expect(patched(answered, { homeBy: null })).toEqual({ ...emptyIntakeRecord, ...couple });
});

test('the price of an equalization payment is what each receives once', () => {
  const { once, monthly } = effects(bought, { equalizationAmount: dollars(25_000) });
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

test('a move of the equalization payment equals a move of the price of the home', () => {
  const [move] = equalMoves(bought, { homePrice: dollars(236_000) }, within);
  expect(move).toEqual({
    patch: { equalizationAmount: dollars(26_000) },
    monthly: { owner: dollars(-100), partner: dollars(100) },
    within: NOTHING,
  });
});

test('a move is offered only where it is within its bound for both', () => {
  const paid = {
    ...couple,
    userIncome: dollars(150_000),
    partnerIncome: dollars(20_000),
    spousalSupportRequested: true,
    spousalSupportPayer: 'owner',
    spousalSupportAmount: dollars(2_000),
    equalizationOutcome: 'One of us pays the other',
    equalizationPayer: 'owner',
    equalizationAmount: dollars(20_000),
  } as const;
  const moves = equalMoves(paid, { spousalSupportAmount: dollars(3_000) }, within);
  for (const { within } of moves) expect(within).toBeLessThanOrEqual(EQUAL_WITHIN);
  // Taxed support costs its payor less than its recipient receives elsewhere: no transfer without tax equals it.
  expect(moves).toEqual([]);
});

test('no move is offered where the incomes are not known', () => {
  expect(equalMoves({ ...bought, userIncome: undefined }, { homePrice: dollars(236_000) }, within)).toEqual([]);
});
