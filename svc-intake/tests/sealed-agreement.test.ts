import { getAgreement } from '@evenhand/contracts/agreement/agreement';
import { getAgreementFindings } from '@evenhand/contracts/agreement/findings';
import { FinancialStatement } from '@evenhand/contracts/finance/statement';
import type { Party } from '@evenhand/contracts/identity';
import { getSealedPdf } from '@evenhand/contracts/signing/signing';
import { textOf } from '@evenhand/paper/testing/poppler';
import { signingWording } from '@evenhand/wording/signing';
import { StatementsConsumer } from '../src/statements/statements.consumer.js';
import { sealed } from './support/sealed.js';
import { couple, service, withCouple } from './support/with-couple.js';

withCouple();

const asset = { category: 'bank_account', ownership: 'party_a', goesTo: 'party_a', atMarriage: 0, exclusion: null };
const home = {
  ...asset,
  category: 'real_estate',
  ownership: 'joint',
  goesTo: 'sold',
  name: 'Elm Street',
  isMatrimonialHome: true,
};
const homeAt = { value: 840_000_37, atSeparation: 800_000_11 };
const mortgage = {
  category: 'mortgage',
  creditor: 'Example Bank',
  responsibility: 'joint',
  goesTo: 'paid_off',
  isForMatrimonialHome: true,
  currentBalance: 410_000_00,
  atSeparation: 420_000_01,
  atMarriage: 0,
};

const statements = {
  owner: {
    sha256: 'a'.repeat(64),
    assets: [
      { ...home, ...homeAt },
      {
        ...asset,
        name: 'Inherited savings',
        value: 35_000_00,
        atSeparation: 34_500_25,
        exclusion: { ground: 'gift-or-inheritance', amount: 30_000_00, reason: 'From my grandmother' },
      },
    ],
    debts: [mortgage],
    incomes: [{ year: 2025, whose: 'party_a', taxableIncome: 62_000_00 }],
  },
  partner: {
    sha256: 'b'.repeat(64),
    assets: [
      { ...home, ...homeAt },
      { ...asset, category: 'retirement', name: 'Pension plan', value: 60_000_00, atSeparation: 50_000_02 },
    ],
    debts: [mortgage],
    incomes: [{ year: 2025, whose: 'party_a', taxableIncome: 94_000_00 }],
  },
};

const disclose = (party: Party) =>
  service.app.get(StatementsConsumer).keep(
    {
      caseId: couple.who.caseId,
      party,
      statement: FinancialStatement.parse({ frozenAt: '2026-11-20T15:00:00.000Z', ...statements[party] }),
      from: party === 'partner' ? couple.partnerEmail : null,
      openedAt: '2026-11-21T09:00:00.000Z',
      openedBy: party === 'owner' ? couple.partnerEmail : null,
    },
    service.database.manager,
  );

test('a sealed agreement has both disclosures as its schedules A to C', async () => {
  await disclose('owner');
  await disclose('partner');
  const asDisclosed = { homeEstimatedValue: 840_000.37, homeMortgageBalance: 410_000 };
  const { giveLast } = await couple.allButOneSigned(asDisclosed);
  await giveLast();
  await sealed(couple);
  const text = textOf((await couple.owner.call(getSealedPdf)).bytes).replace(/\s+/g, ' ');
  const scheduleAt = (letter: string) => text.lastIndexOf(`Schedule ${letter}`);
  const schedule = (letter: string, next: string) => text.slice(scheduleAt(letter), scheduleAt(next));

  // Half of the home and of the mortgage, in cents: half a cent is rounded away from zero.
  for (const figure of ['$420,000.19', '$400,000.06', '$35,000.00', '$34,500.25', '$30,000.00', '$205,000.00']) {
    expect(schedule('A', 'B')).toContain(figure);
  }
  for (const figure of ['$455,000.19', '$434,500.31', '$210,000.01', '$62,000.00', 'a'.repeat(20)]) {
    expect(schedule('A', 'B')).toContain(figure);
  }
  for (const figure of ['$60,000.00', '$50,000.02', '$480,000.19', '$450,000.08', '$94,000.00', 'b'.repeat(20)]) {
    expect(schedule('B', 'C')).toContain(figure);
  }
  // 434,500.31 less 210,000.01 less 30,000.00 against 450,000.08 less 210,000.01: half the difference.
  for (const figure of ['$194,500.30', '$240,000.07', '$22,749.89'])
    expect(text.slice(scheduleAt('C'))).toContain(figure);
}, 120_000);

/** Home, pension, two children of whom one studies and is of age, equalization and release. */
const answers = {
  children: [
    { name: 'Robin', birthdate: '2015-03-04' },
    { name: 'Jo', birthdate: '2006-10-12', dependency: 'Studies full time' as const },
  ],
  residentialParent: 'partner' as const,
  childSupportPayer: 'owner' as const,
  agreedChildSupportAmount: undefined,
  childSupportReason: undefined,
  userIncome: 82_000,
  partnerIncome: 70_000,
  assetTypes: ['Bank accounts' as const, 'Pension' as const],
  assetDivisionDescription: 'Amélie keeps the pension and pays Noah $41,300.00 for it by 30 June 2027.',
};

test('a couple with a home, a pension, a student of age, equalization and a release gets a sealed file without contradictions', async () => {
  const { giveLast } = await couple.allButOneSigned(answers);
  const { document } = await couple.owner.get(getAgreement);
  const { checklist } = await couple.owner.get(getAgreementFindings);
  expect(document.missing).toEqual([]);
  expect(checklist[0]).toMatchObject({ id: 'in-writing', state: 'done' });

  await giveLast();
  await sealed(couple);
  const text = textOf((await couple.owner.call(getSealedPdf)).bytes).replace(/\s+/g, ' ');
  for (const sentence of [
    'Amélie Example will pay Noah Sample child support of $1,251.00 per month',
    'calculated for two children',
    'We count Jo in the table amount as if under the age of majority',
    'Amélie keeps the pension and pays Noah $41,300.00',
    'settles every claim that either of us has to an equalization of net family properties',
    'Each of us releases the other from all claims to spousal support under the Divorce Act, the Family Law Act or any other law',
    'Evenhand has no record that the other’s financial disclosure was opened',
    `${signingWording.legalAdvice.question} ${signingWording.legalAdvice.waived}`,
  ])
    expect(text).toContain(sentence);
  expect(new Set(text.match(/child support of \$[\d,.]+\d/g))).toEqual(new Set(['child support of $1,251.00']));
  expect(new Set(text.match(/starting on \d+ \w+ \d{4}/g)).size).toBe(1);
  expect(text).not.toMatch(/_{3}|\[the |spousal support of \$|Schedule G/);
}, 120_000);
