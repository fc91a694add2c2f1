import type { Block, Schedule } from '@evenhand/contracts/agreement/document';
import type { FinancialStatement } from '@evenhand/contracts/finance/statement';
import type { Party } from '@evenhand/contracts/identity';
import { isMarried } from '../clauses/people.js';
import type { Draft } from '../draft/draft.js';
import { LawProblem } from '../law-problem.js';
import { other } from '../parties.js';
import { money } from '../print.js';
import { comparedStatements } from '../property/compared-statements.js';
import type { Equalization } from '../property/equalization.js';
import type { NetFamilyProperty } from '../property/net-family-property.js';
import { sentence } from './schedule-parts.js';

const lines = [
  ['Property on the valuation date', 'property'],
  ['Debts on the valuation date', 'debts'],
  ['Property at marriage, net of debts, without the home', 'marriageDeduction'],
  ['Excluded property', 'excluded'],
  ['Net family property', 'amount'],
] as const satisfies [string, keyof NetFamilyProperty][];

const compared = (draft: Draft, { netFamilyProperty, payor, payment }: Equalization): Block[] => [
  {
    kind: 'table',
    header: ['Line', draft.owner, draft.partner],
    rows: lines.map(([label, line]) => [
      label,
      money(netFamilyProperty.owner[line]),
      money(netFamilyProperty.partner[line]),
    ]),
  },
  sentence(
    payor
      ? `Half of the difference is ${money(payment)}, which ${draft.name(payor)} would pay to ${draft.name(other(payor))} (Family Law Act, s. 5(1)).`
      : 'Both are the same, so that neither would pay (Family Law Act, s. 5(1)).',
  ),
];

const comparison = (draft: Draft, statements: Record<Party, FinancialStatement>): Block[] => {
  const result = comparedStatements(draft.record, statements);
  if (result === null) return [sentence('Not calculated: the statements do not tell every value that it needs.')];
  if (result instanceof LawProblem) return [sentence(`Not calculated: ${result.message}`)];
  return compared(draft, result);
};

/** Schedule C, for a married couple after both disclosed. */
export const netFamilyProperties = (draft: Draft): Schedule[] => {
  const { owner, partner } = draft.statements;
  if (!owner || !partner || !isMarried(draft.record)) return [];
  return [
    {
      letter: 'C',
      heading: 'Comparison of net family properties',
      blocks: [
        sentence(
          'By Schedules A and B. It shows what the Family Law Act would come to; what we agreed stands in the articles.',
        ),
        ...comparison(draft, { owner, partner }),
      ],
    },
  ];
};
