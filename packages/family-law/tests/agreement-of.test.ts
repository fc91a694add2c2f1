import { couple } from '@evenhand/contracts/testing/sample-couple';
import { agreementOf } from '../agreement/agreement-of.js';
import './seeded.js';

test('one record gives terms, deal, findings and text as JSON, amounts in cents', () => {
  const made = agreementOf({ ...couple, userIncome: 9_600_000 }, '2026-11-21');
  if ('refused' in made) throw new Error(made.refused);
  expect(JSON.parse(JSON.stringify(made))).toMatchObject({
    asOf: '2026-11-21',
    problems: [],
    deal: { releases: expect.any(Array) },
    terms: { facts: { 'owner-income': { value: 9_600_000 } } },
    text: expect.stringContaining('Separation Agreement'),
  });
});

test('a record that cannot be read is refused with the path of each fault', () => {
  expect(agreementOf({ children: [{ birthdate: 'May' }], boat: true }, '2026-11-21')).toMatchObject({
    refused: expect.stringMatching(/\/children\/0\/birthdate: .+\n.*boat/),
  });
  expect(agreementOf({}, 'today')).toEqual({ refused: 'today is no day of the form YYYY-MM-DD.' });
});
