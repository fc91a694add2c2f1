import { cents } from '@evenhand/contracts/money';
import type { Statements } from '@evenhand/family-law/agreement/statements';
import { generateAgreement } from '@evenhand/family-law/document/generate';
import { plainText } from '@evenhand/family-law/document/plain-text';
import { agreedTerms } from '@evenhand/family-law/terms/terms';
import { situations } from './agreements/situations.js';
import { asset, statement } from './agreements/statements.js';

const asOf = '2026-11-21';
const married = situations['married-two-children-joint-home'] ?? {};
/** Her statement has 80,000.50 of income and a home of 640,000 without a mortgage. */
const hers = statement([asset('Home', 640_000_00, { ownership: 'joint', isMatrimonialHome: true })]);
const statements: Statements = { owner: hers, partner: null };
const chosen = (source: 'answer' | 'owner-statement'): Statements => ({
  ...statements,
  choices: [
    { fact: 'owner-income', source },
    { fact: 'home-value', source },
    { fact: 'home-mortgage', source },
  ],
});

describe('a figure that an answer and a financial statement state', () => {
  test('is open while they differ, with both in the list of missing answers', () => {
    const { facts } = agreedTerms(married, asOf, statements).terms;
    expect(facts['owner-income']).toMatchObject({
      value: null,
      stated: [
        { source: 'answer', value: married.userIncome },
        { source: 'owner-statement', value: 80_000_50 },
      ],
    });
    const { missing } = generateAgreement(married, asOf, statements);
    expect(missing.map(({ answer }) => answer)).toEqual(
      expect.arrayContaining(['userIncome', 'homeEstimatedValue', 'homeMortgageBalance']),
    );
    expect(missing.find(({ answer }) => answer === 'userIncome')?.sentence).toContain('$80,000.50 in Schedule A');
  });

  test('is the chosen one everywhere', () => {
    const { terms } = agreedTerms(married, asOf, chosen('owner-statement'));
    expect(terms.facts['owner-income'].value).toBe(80_000_50);
    expect(terms.property.home?.value.value).toBe(640_000_00);
    const document = generateAgreement(married, asOf, chosen('owner-statement'));
    expect(document.missing).toEqual([]);
    expect(plainText(document)).toContain('$80,000.50');
    expect(agreedTerms(married, asOf, chosen('answer')).terms.facts['owner-income'].value).toBe(married.userIncome);
  });

  test('needs no choice when they are the same', () => {
    const same = {
      ...married,
      userIncome: cents(80_000_50),
      homeEstimatedValue: cents(640_000_00),
      homeMortgageBalance: cents(0),
    };
    expect(generateAgreement(same, asOf, statements).missing).toEqual([]);
  });
});
