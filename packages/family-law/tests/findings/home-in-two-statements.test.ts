import type { FactChoice } from '@evenhand/contracts/agreement/fact-choice';
import type { HalfStatement } from '@evenhand/contracts/finance/statement';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { cents } from '@evenhand/contracts/money';
import { generateAgreement } from '@evenhand/family-law/document/generate';
import { plainText } from '@evenhand/family-law/document/plain-text';
import { consistencyFindings } from '@evenhand/family-law/findings/consistency-findings';
import { situations } from '../agreements/situations.js';
import { asset, statement } from '../agreements/statements.js';

const asOf = '2026-11-21';
const record: IntakeRecord = {
  ...situations['married-home-bought-out-with-equalization-and-pension'],
  userIncome: cents(80_000_50),
  partnerIncome: cents(80_000_50),
  homeEstimatedValue: cents(1_280_000_00),
  homeMortgageBalance: cents(400_000_00),
};

const home = (amount: number, ownersShare: number, stated: object = {}) =>
  asset('Home', amount, { ownership: 'joint', isMatrimonialHome: true, ownersShare, ...stated });

const withMortgage = (given: HalfStatement, amount: number): HalfStatement => {
  const [template] = given.debts;
  if (!template) throw new Error('A statement without a debt');
  const owed = cents(amount);
  const mortgage = { responsibility: 'joint', ownersShare: 50, currentBalance: owed, atSeparation: owed } as const;
  return {
    ...given,
    debts: [...given.debts, { ...template, ...mortgage, creditor: 'Example Credit Union', isForMatrimonialHome: true }],
  };
};

const hers = withMortgage(statement([home(1_280_000_00, 50)]), 400_000_00);
const his = statement([home(1_150_000_00, 70), asset('Savings', 50_000_00)]);

const written = (owner: HalfStatement, partner: HalfStatement, choices: FactChoice[] = []) => {
  const statements = { owner, partner, choices };
  const document = generateAgreement(record, asOf, statements);
  const comparison = document.schedules.filter(({ letter }) => letter === 'C');
  return {
    missing: document.missing.map(({ answer }) => answer),
    text: plainText(document),
    comparison: plainText({ ...document, articles: [], missing: [], schedules: comparison }),
    findings: consistencyFindings(record, asOf, { isDisclosed: true, statements }).map(({ id }) => id),
  };
};

const all = (source: FactChoice['source']): FactChoice[] =>
  (['home-value', 'home-share', 'home-mortgage'] as const).map((fact) => ({ fact, source }));

describe('a home that the two statements state differently', () => {
  test('stays open, with value, share and mortgage in the list of missing answers, and Schedule C is not calculated', () => {
    const { missing, comparison, text } = written(hers, his);
    expect(missing).toEqual(expect.arrayContaining(['homeEstimatedValue', 'livingSituation', 'homeMortgageBalance']));
    expect(text).toContain('50% in Schedule A and 30% in Schedule B');
    expect(comparison).toContain(
      'The comparison is not calculated. Schedules A and B do not state the same about Home',
    );
    expect(comparison).not.toContain('Half of the difference');
  });

  test('is calculated once from the figures that the couple chose, and the text names the source', () => {
    const { missing, comparison, text, findings } = written(hers, his, all('owner-statement'));
    expect(missing).toEqual([]);
    expect(findings).not.toContain('joint-items-differ');
    expect(text).toContain('Alex Example owns 50% of it and Sam Sample owns 50%');
    expect(text).toContain('$1,280,000.00, as stated in Schedule A');
    expect(comparison).toContain('The value of the home is counted as stated in Schedule A, as we have chosen.');
    // Each has half of 1,280,000 less half of 400,000 and about 1,000 of debt; he has 50,000 of savings.
    expect(comparison).toContain('Net family property | $438,999.99 | $488,999.99');
    expect(comparison).toContain('Half of the difference is $25,000.00, which Sam Sample would pay to Alex Example');
  });

  test('is calculated with the shares and the value of the other statement when that one is chosen', () => {
    const { comparison, text } = written(hers, his, all('partner-statement'));
    expect(text).toContain('Alex Example owns 30% of it and Sam Sample owns 70%');
    expect(text).toContain('There is no mortgage on the home, as stated in Schedule B.');
    expect(comparison).toContain('Property on the valuation date | $345,000.00 | $855,000.00');
  });

  test('may follow the answers', () => {
    const mixed = [...all('answer').slice(0, 1), ...all('owner-statement').slice(1, 2), ...all('answer').slice(2)];
    expect(written(hers, his, mixed).comparison).toContain('Net family property | $438,999.99 | $488,999.99');
  });
});

test('a joint home that only one statement lists does not reverse the payment: approval is refused', () => {
  const { missing, comparison, findings } = written(hers, statement([asset('Savings', 50_000_00)]));
  expect(findings).toContain('home-in-one-statement');
  expect(missing).toContain('homeEstimatedValue');
  expect(comparison).toContain('The comparison is not calculated.');
});

test('Schedule C is not calculated when the statements differ about another joint item', () => {
  const boat = (amount: number) => asset('Boat', amount, { ownership: 'joint' });
  const { comparison, findings } = written(statement([boat(8_000_00)]), statement([boat(9_000_00)]));
  expect(findings).toContain('joint-items-differ');
  expect(comparison).toContain('do not state the same about Boat');
});

test('approval is refused while the statements give a joint item to different persons', () => {
  const boat = (goesTo: string) => asset('Boat', 8_000_00, { ownership: 'joint', goesTo });
  const given = (a: string, b: string) => written(statement([boat(a)]), statement([boat(b)])).findings;
  expect(given('party_a', 'party_a')).toContain('recipients-differ');
  expect(given('party_a', 'shared')).toContain('recipients-differ');
  expect(given('party_a', 'party_b')).not.toContain('recipients-differ');
  expect(given('sold', 'sold')).not.toContain('recipients-differ');
});

test('a pension is open while the answers and the disclosure of its member state different values', () => {
  const pension = asset('Sample Teachers’ Pension', 190_000_00, { category: 'retirement' });
  const alone = { owner: statement([pension]), partner: null };
  const open = generateAgreement(record, asOf, alone);
  expect(open.missing.map(({ answer }) => answer)).toContain('pensions/0/familyLawValue');
  const chosen = [{ fact: 'owner-pension', source: 'owner-statement' } as const];
  const text = plainText(generateAgreement(record, asOf, { ...alone, choices: chosen }));
  expect(text).toContain('$190,000.00');
  expect(text).not.toContain('$184,000.00');
});
