import type { Block, Schedule } from '@evenhand/contracts/agreement/document';
import type { Ownership } from '@evenhand/contracts/finance/items';
import type { FinancialStatement, StatedAsset, StatedDebt } from '@evenhand/contracts/finance/statement';
import type { Party } from '@evenhand/contracts/identity';
import { maskedEmail } from '@evenhand/contracts/masked-email';
import type { Cents } from '@evenhand/contracts/money';
import { longDay } from '@evenhand/contracts/toronto';
import type { Draft } from '../draft/draft.js';
import { type Destination, destination } from '../draft/goes-to.js';
import { NOTHING, plus } from '../money.js';
import { money } from '../print.js';
import { exclusionGrounds } from '../property/holdings.js';
import { partOf } from '../property/holdings-of.js';
import { sentence } from './schedule-parts.js';

interface Line {
  name: string;
  whose: Ownership;
  ownersShare: number;
  goesTo: Destination;
  /** At marriage, on the valuation date, today. */
  amounts: (Cents | null)[];
}

const NOT_STATED = 'not stated';
const DATES = ['At marriage', 'On the valuation date', 'Today'];

const lineOfAsset = (asset: StatedAsset): Line => ({
  name: asset.isMatrimonialHome ? `${asset.name} (matrimonial home)` : asset.name,
  whose: asset.ownership,
  ownersShare: asset.ownersShare,
  goesTo: asset.goesTo,
  amounts: [asset.atMarriage, asset.atSeparation, asset.value],
});

const lineOfDebt = (debt: StatedDebt): Line => ({
  name: debt.creditor,
  whose: debt.responsibility,
  ownersShare: debt.ownersShare,
  goesTo: debt.goesTo,
  amounts: [debt.atMarriage, debt.atSeparation, debt.currentBalance],
});

const table = (draft: Draft, party: Party, what: string, lines: readonly Line[]): Block => {
  // Unmarried couples divide current values; the other dates matter for equalization alone.
  const shown = draft.terms.people.bond === 'married' ? [0, 1, 2] : [2];
  const own = lines.filter(({ whose }) => whose !== 'party_b');
  const part = ({ whose, ownersShare, amounts }: Line, date: number): Cents | null => {
    const amount = amounts[date] ?? null;
    return amount === null ? null : partOf('owner', { whose, ownersShare }, amount);
  };
  const total = (date: number) => money(plus(NOTHING, ...own.map((line) => part(line, date) ?? NOTHING)));
  return {
    kind: 'table',
    header: [what, 'Share', ...shown.map((date) => DATES[date] ?? ''), 'Goes to'],
    rows: [
      ...own.map((line) => [
        line.name,
        line.whose === 'joint' ? `${line.ownersShare}%` : '100%',
        ...shown.map((date) => part(line, date)).map((amount) => (amount === null ? NOT_STATED : money(amount))),
        destination(draft, party, line.goesTo),
      ]),
      ['Total', '', ...shown.map(total), ''],
    ],
  };
};

const exclusions = ({ assets }: FinancialStatement): Block[] => {
  const rows = assets
    .filter(({ ownership }) => ownership !== 'party_b')
    .flatMap(({ name, ownership: whose, ownersShare, exclusion }) =>
      exclusion
        ? [
            [
              name,
              [exclusionGrounds[exclusion.ground].name, exclusion.reason].filter(Boolean).join(': '),
              money(partOf('owner', { whose, ownersShare }, exclusion.amount)),
            ],
          ]
        : [],
    );
  return rows.length === 0 ? [] : [{ kind: 'table', header: ['Excluded property', 'Ground', 'Amount'], rows }];
};

const incomes = ({ incomes }: FinancialStatement): Block[] => {
  const own = incomes.filter(({ whose }) => whose === 'party_a');
  const rows = own.map(({ year, taxableIncome }) => [`${year}`, money(taxableIncome)]);
  return rows.length === 0 ? [] : [{ kind: 'table', header: ['Tax year', 'Income (line 15000)'], rows }];
};

/**
 * Names the author of the statement. A draft has the text of the signed document, so it states what makes the half
 * valid.
 */
const origin = ({ statements, name }: Draft, party: Party): string => {
  const day = longDay(statements[party]?.frozenAt ?? '');
  if (party === 'owner' || !statements.partner) return `As disclosed by ${name(party)} on ${day}.`;
  return `Disclosed from ${maskedEmail(statements.partner.from)} on ${day}. It becomes the disclosure of ${name(party)} when ${name(party)}, who was invited at that address, confirms it with a one-time code on approving this agreement. The record of signing states that confirmation.`;
};

const statement = (draft: Draft, letter: string, party: Party): Schedule[] => {
  const given = draft.statements[party];
  if (!given) return [];
  const { sha256, assets, debts } = given;
  const name = draft.name(party);
  return [
    {
      letter,
      heading: `Financial statement of ${name}`,
      blocks: [
        sentence(
          `${origin(draft, party)} All amounts are in Canadian dollars. For property and debts that we hold jointly, they are the share of ${name}.`,
        ),
        ...incomes(given),
        table(draft, party, 'Asset', assets.map(lineOfAsset)),
        table(draft, party, 'Debt, owed to', debts.map(lineOfDebt)),
        ...(draft.terms.people.bond === 'married' ? exclusions(given) : []),
        sentence(`The SHA-256 digest of the disclosure is ${sha256}.`),
      ],
    },
  ];
};

/** Schedules A and B: the disclosures made so far. */
export const financialStatements = (draft: Draft): Schedule[] => [
  ...statement(draft, 'A', 'owner'),
  ...statement(draft, 'B', 'partner'),
];
