import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { cents } from '@evenhand/contracts/money';
import { couple, jointHome, twoChildren } from '@evenhand/contracts/testing/sample-couple';
import { generateAgreement } from '@evenhand/family-law/document/generate';
import { consistencyFindings } from '@evenhand/family-law/findings/consistency-findings';

const asOf = '2026-11-21';
const family: IntakeRecord = { ...couple, ...twoChildren, ...jointHome };
const blocking = (changes: IntakeRecord) =>
  consistencyFindings({ ...family, hasAssets: true, ...changes }, asOf).filter(
    ({ severity }) => severity === 'blocking',
  );
const idsIn = (assetDivisionDescription: string, changes: IntakeRecord = {}) =>
  blocking({ assetDivisionDescription, ...changes }).map(({ id }) => id);

test.each([
  'We waive financial disclosure.',
  'Neither of us has to give any further disclosure.',
  'No financial disclosure is needed.',
  'Each keeps their own accounts without disclosure of what is in them.',
  'Neither of us will ever go to court about this.',
  'Sam gives up the right to ask a judge for anything.',
  'Alex may not apply to a court for more.',
  'We waive the splitting of CPP credits.',
  'Our CPP credits will not be divided.',
  'No division of Canada Pension Plan credits.',
])('own words that waive disclosure, access to a court or a division of CPP credits are rejected: %s', (words) => {
  const found = blocking({ assetDivisionDescription: words });
  expect(found.map(({ id }) => id)).toEqual(['rights-waived-in-own-words']);
  expect(found[0]?.sentence).toContain('Please take that sentence out.');
  expect(found[0]?.answers[0]).toBe('assetDivisionDescription');
  const { missing } = generateAgreement({ ...family, hasAssets: true, assetDivisionDescription: words }, asOf);
  expect(missing.map(({ answer }) => answer)).toContain('assetDivisionDescription');
});

test('a finding about own words leads to the answer that has them', () => {
  const [waived] = blocking({ hasDebt: true, debtDivisionDescription: 'Sam waives financial disclosure.' });
  expect(waived?.answers[0]).toBe('debtDivisionDescription');
  const [paid] = blocking({ hasDebt: true, debtDivisionDescription: 'Sam pays $500 child support.' });
  expect(paid?.answers[0]).toBe('debtDivisionDescription');
});

test.each([
  'If we cannot agree, either of us may go to court.',
  'If mediation does not work, we go to court.',
  'Alex gave full financial disclosure. Sam did not ask for the car.',
  'Each of us may apply for a division of CPP credits.',
  'There is no court order between us.',
  'Sam gives up the car. Alex keeps the furniture.',
  'The pension is not divided before Sam retires.',
])('own words that keep these rights are accepted: %s', (words) => {
  expect(idsIn(words)).toEqual([]);
});

test.each([
  'Alex pays child support of $500 a month.',
  'Child support is 300 dollars until June.',
  'Alex pays $800 spousal support until the house is sold.',
  'The equalization payment is $12,000.50.',
  'Alex pays $95,000 for the share in the home.',
])('own words that state a different payment are rejected: %s', (words) => {
  expect(idsIn(words)).toEqual(['other-payment-in-own-words']);
  expect(blocking({ assetDivisionDescription: words })[0]?.sentence).toMatch(/\$[\d,.]+|300 dollars/);
});

test('own words that state the agreed amounts, or no amount of a payment, are accepted', () => {
  const equalization: IntakeRecord = {
    equalizationOutcome: 'One of us pays the other',
    equalizationPayer: 'owner',
    equalizationAmount: cents(1_200_050),
  };
  expect(idsIn('The equalization payment is $12,000.50.', { ...equalization, equalizationDate: '2027-01-31' })).toEqual(
    [],
  );
  expect(idsIn('Alex keeps the car, worth $9,000.')).toEqual([]);
});

test('own words about animals and each child are read too', () => {
  const animals = [{ name: 'Rex', livesWith: 'owner' as const, visits: 'We will never go to court about Rex' }];
  expect(blocking({ animals }).map(({ id }) => id)).toEqual(['rights-waived-in-own-words']);
});

test('kinds of property and terms in own words are printed, and a term that waives a right is rejected', () => {
  const own: IntakeRecord = { ...family, hasAssets: true, assetTypes: ['Vehicles', 'a sailboat'] };
  const optionalClauses = ['Pets', 'The piano stays with Robin.'];
  const { articles } = generateAgreement({ ...own, optionalClauses }, asOf);
  const printed = (id: string) => JSON.stringify(articles.find((article) => article.id === id)?.blocks);
  expect(printed('other-assets')).toContain('vehicles and a sailboat');
  expect(printed('own-terms')).toContain('The piano stays with Robin.');
  const [waived] = blocking({ optionalClauses: ['We waive financial disclosure.'] });
  expect([waived?.id, waived?.answers[0]]).toEqual(['rights-waived-in-own-words', 'optionalClauses']);
});
