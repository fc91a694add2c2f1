import { generateAgreement } from '../src/document/generate.js';
import { plainText } from '../src/document/plain-text.js';
import { unusualCouples } from './agreements/unusual-couples.js';

const textOf = (name: string): string => plainText(generateAgreement(unusualCouples[name] ?? {}, '2026-11-21'));

test('a pension that is paid in parts moves the incomes, the shares and the claim to the other', () => {
  const text = textOf('an adult child with a disability, and a pension whose payments are divided');
  expect(text).toContain('Once it is, they are $40,400.00 for Alex Example and $62,600.00 for Sam Sample');
  expect(text).toContain('our shares are 39.22% for Alex Example and 60.78% for Sam Sample');
  // (62,600 - (40,400 - 9,079.67)) x 37.5 % / 12
  expect(text).toMatch(
    /suggest a range of \$977\.49 to [^.]+\.\d\d per month, [^.]+\.\d\d, for support from Sam Sample/,
  );
  expect(text).toContain('on the basis of the condition, means and needs of Robin Example');
  expect(text).toMatch(/Pension income amount: \$2,000\.00/);
});

test('payments of the past that are made up in equal parts have no other last one, and later ones have a day', () => {
  const text = textOf('support that began in the past, made up over a year');
  expect(text).toContain(
    '12 payments of $872.00, on the first day of each month from 1 December 2026 to 1 November 2027',
  );
  expect(text).toContain('Whatever falls due after 21 November 2026 and before this agreement takes effect');
  expect(text).toContain('spousal support for the time from our separation until 1 June 2026');
});

test('a rota of three weeks is named so, and both calculations give a shared child to the same parent', () => {
  const text = textOf('a rota of three weeks');
  expect(text).toContain('The days of the three-week schedule are counted as whole days.');
  const taxOf = [...text.matchAll(/Tax, CPP and EI together: \$([\d,.]+\d)/g)].map(([, amount]) => amount);
  expect(new Set(taxOf).size).toBeLessThan(taxOf.length);
});

test('a third owner of the home receives a share of the proceeds, and the home is sold with them only', () => {
  const text = textOf('a home owned together with a parent, and savings in own words');
  expect(text).toContain('We own our home together with Pat Example.');
  expect(text).toContain(
    'pay out the net proceeds: to Pat Example the share of Pat Example, and the rest equally between us.',
  );
  expect(text).toContain('The whole home can be sold only if Pat Example joins in the sale or a court orders it.');
});

test('support for a child of another relationship names the law about it', () => {
  const text = textOf('a child of another relationship whose support comes first');
  expect(text).toContain('s. 10(2)(c) and (d)');
  expect(text).toContain('ch. 12.3 (advisory)');
});

test('the disability tax credit lowers the tax of the one who has it', () => {
  const text = textOf('self-employment, rent, and the disability tax credit');
  expect(text).toContain('the household of Sam Sample has $4,089.35 per month');
  expect(text).toContain('suggest a range of $2,358.33 to $2,868.06 per month');
});

test('one child with one parent and one with both has the working of both methods', () => {
  const text = textOf('one child with one parent and one with both');
  expect(text).toContain(
    '$1,372.00 less $554.00 is $818.00. By each arrangement: $841.00, plus $841.00 less $554.00, is $1,128.00.',
  );
  expect(text).toContain('We will then review child support in good faith');
});

test('an unmarried couple has no law of the married, and a claim that is left open outlives a death', () => {
  const text = textOf('a boat, a clause of their own, and no marriage');
  expect(text).not.toMatch(/Family Law Act, s\. (4|5\(6\))\b/);
  expect(text).toContain('This does not affect a claim to spousal support that this agreement leaves open');
});
