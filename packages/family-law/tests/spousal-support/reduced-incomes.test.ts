import { cents } from '@evenhand/contracts/money';
import { dollars, NOTHING } from '@evenhand/family-law/money';
import { childAmounts } from '@evenhand/family-law/spousal-support/child-amounts';
import { coupleOf } from '@evenhand/family-law/spousal-support/claims';
import { positionsAt } from '@evenhand/family-law/spousal-support/couple';
import { grossedUp, reducedIncomes } from '@evenhand/family-law/spousal-support/reduced-incomes';
import { taxYearOf } from '@evenhand/family-law/tax/tax-years';
import { children, earner, question } from './question.js';

const year = taxYearOf(2025);

// In 2025 the highest rate in Ontario is 33 % + 13.16 % with surtaxes of 20 % and 36 % of it, 53.5296 % together: of
// 100,000 above 253,414 are left 46,470.40, but for the cents that each line of the tax is rounded by.
const NET = cents(4_647_040);

test.each([
  ['other income', earner(0, 0, 400_000), NET, 100_000_00],
  ['self-employment', earner(0, 400_000), NET, 100_000_00],
  ['employment', earner(400_000), NET, 100_000_00],
  ['all three', earner(300_000, 50_000, 60_000), NET, 100_000_00],
  ['income without tax', earner(0, 0, 10_000), dollars(3_000), 3_000_00],
  // Federal tax of 14.5 %, Ontario's of 5.05 %, and as much of its tax reduction that shrinks: of 1,326.26 are left 1,000.
  ['income without credits but the basic ones', earner(0, 0, 20_000), dollars(1_000), 1_326_26],
  ['less income than the amount', earner(0, 0, 10_000), dollars(20_000), 10_000_00],
  ['nothing', earner(400_000), NOTHING, 0],
])('an amount is grossed up at the top rate of the payor of it: %s', (_, payor, net, expected) => {
  expect(Math.abs(grossedUp(payor, net, year) - expected)).toBeLessThanOrEqual(10);
});

const rich = { payor: earner(0, 0, 400_000), recipient: earner(0, 0, 400_000) };
const compared = (more: Parameters<typeof question>[0], monthly = NOTHING) => {
  const asked = question({ ...rich, ...more });
  const support =
    asked.children.length > 0
      ? { ...childAmounts(asked), payorDeducts: dollars(3_000), recipientDeducts: NOTHING }
      : null;
  const { payor, recipient, steps } = reducedIncomes(asked, support, year)(monthly);
  const inDollars = (amount: number) => Math.round(amount / 100);
  return { payor: inDollars(payor), recipient: inDollars(recipient), labels: steps.map(({ label }) => label) };
};

test('the incomes compared without children are whole, or less support of other children', () => {
  expect(compared({})).toEqual({ payor: 400_000, recipient: 400_000, labels: [] });
  expect(compared({ specialExpenses: dollars(1_000) })).toMatchObject({ payor: 400_000, recipient: 400_000 });
  const label = (who: string) => `Off the ${who}: support for children of another relationship, grossed up, a year`;
  expect(compared({ otherSupport: { payor: NET, recipient: NOTHING } })).toMatchObject({
    payor: 300_000,
    recipient: 400_000,
    labels: [label('payor')],
  });
  expect(compared({ otherSupport: { payor: NOTHING, recipient: NET } })).toMatchObject({
    payor: 400_000,
    recipient: 300_000,
    labels: [label('recipient')],
  });
});

test('the incomes compared for children of age are less their support', () => {
  expect(compared({ adultSupport: { payor: NET, recipient: NOTHING } })).toMatchObject({
    payor: 300_000,
    recipient: 400_000,
    labels: [
      'Off the payor: support for children of age, grossed up, a year',
      'Off the recipient: child support paid, grossed up, a year',
    ],
  });
});

test('the incomes compared for a custodial payor are less all support and the part of expenses at the awarded amount', () => {
  // 36,000 + 5,000 + 4,000 + half of 2,940.80 are 46,470.40; the recipient bears the other half, 3,164.16 grossed up.
  const asked = {
    children: children('payor'),
    adultSupport: { payor: dollars(5_000), recipient: NOTHING },
    otherSupport: { payor: dollars(4_000), recipient: NOTHING },
  };
  const specialExpenses = cents(294_080);
  const found = compared({ ...asked, specialExpenses });
  expect(found).toMatchObject({ payor: 300_000, recipient: 396_836 });
  expect(found.labels[0]).toBe('Off the payor: notional child support, grossed up, a year');
  // With support of 200,000 a year, incomes of 200,000 and 600,000: the part is a quarter, 735.20.
  expect(compared({ ...asked, specialExpenses }, cents(1_666_667))).toMatchObject({
    payor: 301_582,
    recipient: 395_254,
  });
  expect(compared(asked, dollars(1_000))).toMatchObject({ payor: 303_164, recipient: 400_000 });
});

test('the share of the recipient is of both net incomes, and zero where nothing is left', () => {
  const share = (adults: number) =>
    positionsAt(
      coupleOf(question({ ...rich, adultSupport: { payor: dollars(adults), recipient: dollars(adults) } }), null, year),
      NOTHING,
    );
  expect(share(0).recipientShare).toBe('50.00%');
  expect(share(900_000).recipientShare).toBe('0.00%');
  expect(share(0).payor.netIncome - share(1_000).payor.netIncome).toBe(100_000);
});
