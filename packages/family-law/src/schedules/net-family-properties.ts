import type { Block, Schedule } from '@evenhand/contracts/agreement/document';
import { Party } from '@evenhand/contracts/identity';
import type { Draft } from '../draft/draft.js';
import { LawProblem } from '../law-problem.js';
import { NOTHING } from '../money.js';
import { other } from '../parties.js';
import { money } from '../print.js';
import { comparedStatements } from '../property/compared-statements.js';
import type { Equalization } from '../property/equalization.js';
import type { NetFamilyProperty } from '../property/net-family-property.js';
import { sourceNames } from '../terms/facts.js';
import { type BothStatements, settledStatements } from '../terms/settled-statements.js';
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
  ...Party.options
    .filter((party) => netFamilyProperty[party].marriageDeduction < NOTHING)
    .map((party) =>
      sentence(
        `At the date of marriage ${draft.name(party)} owed more than ${draft.name(party)} owned. The difference is added to the net family property (Family Law Act, s. 4(1); Zavarella v. Zavarella, 2013 ONCA 720).`,
      ),
    ),
  sentence(
    payor
      ? `Half of the difference is ${money(payment)}, which ${draft.name(payor)} would pay to ${draft.name(other(payor))} (Family Law Act, s. 5(1)).`
      : 'The two net family properties are equal, so that neither of us would pay the other (Family Law Act, s. 5(1)).',
  ),
];

const figures = { 'home-value': 'The value', 'home-share': 'The ownership', 'home-mortgage': 'The mortgage' } as const;

/** Which source counts where the two statements differ about the home. */
const chosenFigures = ({ terms: { facts } }: Draft): Block[] => {
  const chosen = (['home-value', 'home-share', 'home-mortgage'] as const).flatMap((id) => {
    const source = facts[id].chosen;
    return source ? [`${figures[id]} of the home is counted as stated ${sourceNames[source]}, as we have chosen.`] : [];
  });
  return chosen.map(sentence);
};

const comparison = (draft: Draft, statements: BothStatements): Block[] => {
  const { people, facts } = draft.terms;
  const dates = {
    marriageDate: people.marriedOn.value ?? undefined,
    separationDate: people.separatedOn.value ?? undefined,
  };
  const result = comparedStatements(dates, settledStatements(statements, facts));
  if (result === null)
    return [
      sentence('The comparison is not calculated, because Schedules A and B do not state every value that it needs.'),
    ];
  if (result instanceof LawProblem) return [sentence(`The comparison is not calculated. ${result.message}`)];
  return [...chosenFigures(draft), ...compared(draft, result)];
};

/** Schedule C, for a married couple after both disclosed. */
export const netFamilyProperties = (draft: Draft): Schedule[] => {
  const { owner, partner } = draft.statements;
  if (!owner || !partner || draft.terms.people.bond !== 'married') return [];
  return [
    {
      letter: 'C',
      heading: 'Comparison of net family properties',
      blocks: [
        sentence(
          'This schedule compares the net family properties stated in Schedules A and B. It shows the payment that section 5 of the Family Law Act would provide for. What we agreed is in the articles of this agreement.',
        ),
        ...comparison(draft, { owner, partner }),
      ],
    },
  ];
};
