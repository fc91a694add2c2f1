import type { AgreementDocument } from '@evenhand/contracts/agreement/document';
import type { FinancialStatement } from '@evenhand/contracts/finance/statement';
import { generateAgreement } from '@evenhand/family-law/document/generate';
import { agreedTerms } from '@evenhand/family-law/terms/terms';
import fc from 'fast-check';
import { anyStatements } from '../agreements/any-statements.js';
import { situations } from '../agreements/situations.js';
import '../seeded.js';

const asOf = '2026-11-21';
const renting = situations['married-no-children-renting'] ?? {};
const owning = situations['married-home-bought-out-with-equalization-and-pension'] ?? {};

/** Both net properties of Schedule C in cents; null where it is not calculated. */
const comparedProperty = ({ schedules }: AgreementDocument): number | null => {
  const table = schedules.find(({ letter }) => letter === 'C')?.blocks.find(({ kind }) => kind === 'table');
  if (table?.kind !== 'table') return null;
  const [, ...amounts] = table.rows[0] ?? [];
  return amounts.map((amount) => Number(amount.replaceAll(/[$,.]/g, ''))).reduce((sum, one) => sum + one, 0);
};

const totalOf = ({ assets }: FinancialStatement, ownership: 'joint' | 'party_a'): number =>
  assets
    .filter((one) => one.ownership === ownership && !one.isMatrimonialHome)
    .reduce((sum, { atSeparation }) => sum + (atSeparation ?? 0), 0);

test('any disclosures: Schedule C counts each joint item once, the home at the value that applies', () => {
  let calculated = 0;
  fc.assert(
    fc.property(fc.constantFrom(renting, owning), anyStatements, (record, statements) => {
      const document = generateAgreement(record, asOf, statements);
      const total = comparedProperty(document);
      if (total === null || document.missing.length > 0) return;
      calculated += 1;
      const { owner, partner } = statements;
      const { facts } = agreedTerms(record, asOf, statements).terms;
      const isListed = [owner, partner].some(({ assets }) => assets.some((one) => one.isMatrimonialHome));
      const home = isListed ? (facts['home-value'].value ?? owner.assets[0]?.atSeparation ?? 0) : 0;
      expect(total).toBe(totalOf(owner, 'party_a') + totalOf(partner, 'party_a') + totalOf(owner, 'joint') + home);
    }),
    { numRuns: 800 },
  );
  expect(calculated).toBeGreaterThan(40);
});
