import { FinancialStatement } from '@evenhand/contracts/finance/statement';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { cents } from '@evenhand/contracts/money';
import { couple, jointHome } from '@evenhand/contracts/testing/sample-couple';
import { longDate } from '@evenhand/contracts/toronto';
import { writeAgreement } from '@evenhand/family-law/document/generate';
import { portion } from '@evenhand/family-law/money';
import { money } from '@evenhand/family-law/print';
import { agreedTerms } from '@evenhand/family-law/terms/terms';
import { textOf } from '@evenhand/paper/testing/poppler';
import { financialStatementPdf } from '../src/forms/financial-statement-pdf.js';
import { SnapshotContent } from '../src/frozen/snapshot-content.js';
import { divisionOf } from '../src/property/division-of.js';

const sha256 = '0'.repeat(64);
const valuationDate = '2026-02-01T15:00:00.000Z';
const item = { version: 1, valuationDate, ownership: 'party_a', atMarriage: 0, exclusion: null };
const debt = { version: 1, responsibility: 'party_a', atMarriage: 0, monthlyPayment: null };
const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;

/** A disclosure of the owner with a home that is held in unequal shares. */
const disclosure = (record: IntakeRecord, ownersShare: number): SnapshotContent => {
  const home = { ownership: 'joint', ownersShare, isMatrimonialHome: true, category: 'real_estate', name: 'House' };
  const mortgage = { responsibility: 'joint', ownersShare, isForMatrimonialHome: true, category: 'mortgage' };
  const content = SnapshotContent.parse({
    frozenAt: '2026-11-20T15:00:00.000Z',
    disclosedBy: record.userName,
    partner: record.partnerName,
    relationshipType: record.relationshipType,
    assets: [
      { ...item, ...home, id: id(1), value: 790_000_01, atSeparation: 780_000_00 },
      { ...item, id: id(2), category: 'retirement', name: 'Pension', value: 61_000_00, atSeparation: 60_500_25 },
    ],
    debts: [
      { ...debt, ...mortgage, id: id(3), creditor: 'Bank', currentBalance: 312_500_33, atSeparation: 313_000_01 },
    ],
    incomes: [
      { id: id(4), version: 1, year: 2024, whose: 'party_a', taxableIncome: 79_000_00 },
      { id: id(5), version: 1, year: 2025, whose: 'party_a', taxableIncome: 82_000_12 },
    ].map((income) => ({
      ...income,
      employmentIncome: null,
      selfEmploymentIncome: null,
      investmentIncome: null,
      otherIncome: null,
    })),
    documents: [],
    division: divisionOf(null, { assets: [], debts: [] }, null),
  });
  const dates = { marriageDate: record.marriageDate ?? null, separationDate: record.separationDate ?? null };
  const facts = { ...dates, relationshipType: 'Legally married' as const };
  return { ...content, division: divisionOf(facts, content, null) };
};

const record: IntakeRecord = {
  ...couple,
  ...jointHome,
  userIncome: cents(82_000_12),
  homeEstimatedValue: cents(790_000_01),
  homeMortgageBalance: cents(312_500_33),
  hasAssets: true,
  assetTypes: ['Pension'],
  pensions: [{ member: 'owner', familyLawValue: cents(60_500_25) }],
};

const settled = <Value>({ value }: { value: Value | null }): Value => {
  if (value === null) throw new Error('a term is open');
  return value;
};

test.each([50, 33.33, 70])('Form 13.1 equals Terms where the owner has %s %% of the home', async (ownersShare) => {
  const content = disclosure(record, ownersShare);
  const owner = FinancialStatement.parse({ ...content, sha256 });
  const others = { ownersShare: Math.round(10_000 - 100 * ownersShare) / 100 };
  const partner = {
    ...owner,
    from: 'sam@example.test',
    assets: owner.assets.filter(({ isMatrimonialHome }) => isMatrimonialHome).map((home) => ({ ...home, ...others })),
    debts: owner.debts.map((mortgage) => ({ ...mortgage, ...others })),
    incomes: [],
  };
  const agreed = agreedTerms(record, '2026-11-21', { owner, partner });
  const { people, facts } = agreed.terms;
  const text = textOf(await financialStatementPdf(content, sha256)).replaceAll(/\s+/g, ' ');

  expect(text).toContain(`Disclosed by ${settled(people.names.owner)}`);
  expect(text).toContain(
    `Date of marriage: ${longDate(settled(people.marriedOn))}. Valuation date: ${longDate(settled(people.separatedOn))}.`,
  );
  expect(text).toContain(`13. Total annual income, line 15000 ${money(settled(facts['owner-income']))}`);
  const share = settled(facts['home-share']);
  expect(share).toBe(Math.round(100 * ownersShare));
  /** The figure of today in a row that starts with the words. */
  const today = (words: string) => text.split(`${words} ${share / 100}% $0.00 `)[1]?.split(' ')[1];
  expect(today('House, matrimonial home')).toBe(money(portion(settled(facts['home-value']), share, 10_000)));
  expect(today('Bank, mortgage')).toBe(money(portion(settled(facts['home-mortgage']), share, 10_000)));
  expect(text).toContain(`Pension 100% $0.00 ${money(settled(facts['owner-pension']))}`);

  const schedule = writeAgreement(agreed).schedules.find(({ letter }) => letter === 'C');
  const lines = schedule?.blocks.flatMap((block) => (block.kind === 'table' ? block.rows : [])) ?? [];
  const ownLine = (name: string) => lines.find(([line]) => line === name)?.[1];
  expect(text).toContain(`(item 22) ${ownLine('Property on the valuation date')}`);
  expect(text).toContain(`28. Net family property ${ownLine('Net family property')}`);
});
