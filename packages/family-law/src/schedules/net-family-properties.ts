import type { Block, Schedule } from '@evenhand/contracts/agreement/document';
import type { FinancialStatement } from '@evenhand/contracts/finance/statement';
import type { Party } from '@evenhand/contracts/identity';
import { type Draft, other } from '../agreement/draft.js';
import { money } from '../agreement/print.js';
import { isMarried } from '../clauses/people.js';
import { LawProblem } from '../law-problem.js';
import { type Equalization, equalization } from '../property/equalization.js';
import { holdingsOf } from '../property/holdings-of.js';
import type { NetFamilyProperty } from '../property/net-family-property.js';
import { sentence } from './schedule-parts.js';

const lines = [
  ['Property on the valuation date', 'property'],
  ['Debts on the valuation date', 'debts'],
  ['Property at marriage, net of debts, without the home', 'marriageDeduction'],
  ['Excluded property', 'excluded'],
  ['Net family property', 'amount'],
] as const satisfies [string, keyof NetFamilyProperty][];

/** Whether a value that the comparison needs was not told. A home's value at marriage is not deducted. */
const isUntold = ({ assets, debts }: FinancialStatement): boolean =>
  [
    ...assets
      .filter(({ ownership }) => ownership !== 'party_b')
      .map((asset) => ({ ...asset, isOfTheHome: asset.isMatrimonialHome })),
    ...debts
      .filter(({ responsibility }) => responsibility !== 'party_b')
      .map((debt) => ({ ...debt, isOfTheHome: debt.isForMatrimonialHome })),
  ].some(({ atSeparation, atMarriage, isOfTheHome }) => atSeparation === null || (atMarriage === null && !isOfTheHome));

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

const comparison = (draft: Draft, owner: FinancialStatement, partner: FinancialStatement): Block[] => {
  const { marriageDate, separationDate } = draft.record;
  if (!separationDate || isUntold(owner) || isUntold(partner)) {
    return [sentence('Not calculated: the statements do not tell every value that it needs.')];
  }
  const of = (party: Party) => {
    const { assets, debts } = party === 'owner' ? owner : partner;
    // Each statement is told from the side of who gives it.
    return holdingsOf('owner', assets, debts);
  };
  try {
    const holdings = { owner: of('owner'), partner: of('partner') };
    const dates = { marriageDate: marriageDate ?? null, valuationDate: separationDate, divorceDate: null };
    return compared(draft, equalization({ ...dates, holdings }));
  } catch (problem) {
    if (!(problem instanceof LawProblem)) throw problem;
    return [sentence(`Not calculated: ${problem.message}`)];
  }
};

/** Schedule C: the net family properties of a married couple side by side, once both disclosed. */
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
        ...comparison(draft, owner, partner),
      ],
    },
  ];
};
