import type { IsoDate } from '@evenhand/contracts/dates';
import { generateAgreement } from '../src/document/generate.js';
import { plainText } from '../src/document/plain-text.js';
import { unusualCouples } from './agreements/unusual-couples.js';

const textOf = (name: string): string => plainText(generateAgreement(unusualCouples[name] ?? {}, '2026-11-21'));

test('a pension that is paid in parts moves the incomes, the shares and the claim to the other', () => {
  const text = textOf('an adult child with a disability, and a pension whose payments are divided');
  expect(text).toContain('Once it does, our incomes are $40,400.00 for Alex Example and $62,600.00 for Sam Sample');
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

test('an end of support that the Advisory Guidelines do not suggest is named', () => {
  expect(textOf('self-employment, rent, and the disability tax credit')).toContain(
    'The Advisory Guidelines suggest no end. Each of us has considered this and agrees on the end stated above.',
  );
  const record = unusualCouples['support that began in the past, made up over a year'] ?? {};
  const ends = (spousalEnd: IsoDate) => plainText(generateAgreement({ ...record, spousalEnd }, '2026-11-21'));
  expect(ends('2030-01-01')).toContain('The end in this agreement is earlier than this duration.');
});

test('shares on incomes after the division of a pension are named so, and no spousal support is', () => {
  const text = textOf('an adult child with a disability, and a pension whose payments are divided');
  expect(text).toContain('On our incomes after the division of the pension, our shares are 39.22%');
  expect(text).toContain(
    'although the plan will pay a part of it to the other. Once it does, our incomes are $40,400.00',
  );
  expect(text).not.toContain('yearly income after spousal support');
  // More than 25 years: more time together would change nothing.
  expect(text).not.toContain('would be counted in addition');
  expect(text).toContain('as a pension, without contributions; and the income of Sam Sample');
});

test('the self-employed have the sections and the facts that their figures rest on', () => {
  const text = textOf('self-employment, rent, and the disability tax credit');
  expect(text).toMatch(/CPP, base part: \$3,519\.45 \(Canada Pension Plan, s\. 10,/);
  expect(text).toContain('Rent a year: $21,600.00');
  expect(text).toContain('Property tax a year: $3,800.00');
  expect(text).toMatch(/Ontario energy and property tax credit: \$[\d.]+ \(Taxation Act, 2007 \(Ontario\), Part V\.8,/);
  expect(text).toContain('loses employment, or the income of Alex Example’s business falls, or an illness');
});

test('both methods for mixed homes name their table', () => {
  expect(textOf('one child with one parent and one with both')).toContain(
    'two methods on the amounts of the table for Ontario in force since 1 October 2025, as Schedule D shows',
  );
});

test('property in own words, a third owner’s costs and a lump sum with expenses read well', () => {
  const boat = textOf('a boat, a clause of their own, and no marriage');
  expect(boat).toContain('We own the following: "Boat".');
  expect(boat).not.toContain('s. 4 and 18');
  expect(textOf('a home owned together with a parent, and savings in own words')).toContain(
    'we will pay in equal shares what falls on the two of us of the mortgage, property tax and insurance.',
  );
  expect(textOf('a lump sum beside the costs of the children')).toContain(
    '$420.00 per month for the two of us together: the range for as long as support would be paid, the figures of the lump sum until 30 June 2032.',
  );
  expect(textOf('support that began in the past, made up over a year')).toContain(
    'each income as employment income, and',
  );
});
