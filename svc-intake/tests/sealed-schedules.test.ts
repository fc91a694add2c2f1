import { FinancialStatement } from '@evenhand/contracts/finance/statement';
import type { Party } from '@evenhand/contracts/identity';
import { getSealedPdf } from '@evenhand/contracts/signing/signing';
import { textOf } from '@evenhand/paper/testing/poppler';
import { StatementsConsumer } from '../src/statements/statements.consumer.js';
import { Couple } from './support/couple.js';
import { sealed } from './support/sealed.js';
import { type IntakeService, startIntake } from './support/service.js';

let service: IntakeService;
beforeAll(async () => {
  service = await startIntake();
});
afterAll(() => service.stop());

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

const disclose = (couple: Couple, party: Party) =>
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
  const couple = await Couple.of(service);
  await disclose(couple, 'owner');
  await disclose(couple, 'partner');
  const { giveLast } = await couple.allButOneSigned();
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
