import type { HalfStatement, StatedAsset } from '@evenhand/contracts/finance/statement';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { dollars, plus } from '@evenhand/family-law/money';
import type { CleanCouple } from './clean-couples.ts';

/** A contradiction put into a clean couple; null where the couple has no place for it. */
export interface Planted {
  readonly name: string;
  plant(couple: CleanCouple): CleanCouple | null;
}

export const answers =
  (change: (record: IntakeRecord) => IntakeRecord | null) =>
  ({ record, statements }: CleanCouple): CleanCouple | null => {
    const changed = change(record);
    return changed && { record: { ...record, ...changed }, statements };
  };

export const whenMarried = (change: IntakeRecord) =>
  answers((record) => (record.relationshipType === 'Legally married' ? change : null));
export const withChildren = (change: (record: IntakeRecord) => IntakeRecord | null) =>
  answers((record) => (record.hasChildren ? change(record) : null));
export const withMonthlySupport = (change: IntakeRecord) =>
  answers((record) => (record.spousalSupportRequested ? change : null));
export const withAssets = (assetDivisionDescription: string) =>
  answers(() => ({ hasAssets: true, assetTypes: ['Vehicles'], assetDivisionDescription }));

/** Where no disclosure states another income. */
export const undisclosed =
  (change: Parameters<typeof answers>[0]) =>
  (couple: CleanCouple): CleanCouple | null =>
    couple.statements.owner ? null : answers(change)(couple);

/** Changes one statement where both disclosed. */
export const statement =
  (party: 'owner' | 'partner', change: (one: HalfStatement) => HalfStatement | null) =>
  ({ record, statements }: CleanCouple): CleanCouple | null => {
    const { owner, partner } = statements;
    if (!owner || !partner) return null;
    const from = partner.from;
    const changed = change({ from, ...statements[party], ...(party === 'owner' ? owner : partner) });
    return changed && { record, statements: { ...statements, [party]: changed } };
  };

export const income = (party: 'owner' | 'partner') =>
  statement(party, (one) => ({
    ...one,
    incomes: one.incomes.map((each) => ({ ...each, taxableIncome: plus(each.taxableIncome, dollars(28_000)) })),
  }));

export const home = (party: 'owner' | 'partner', change: (home: StatedAsset) => StatedAsset | null) =>
  statement(party, (one) =>
    one.assets.some(({ isMatrimonialHome }) => isMatrimonialHome)
      ? { ...one, assets: one.assets.flatMap((each) => (each.isMatrimonialHome ? (change(each) ?? []) : each)) }
      : null,
  );

export const noMortgage = (party: 'owner' | 'partner') =>
  statement(party, (one) =>
    one.debts.some(({ isForMatrimonialHome }) => isForMatrimonialHome) ? { ...one, debts: [] } : null,
  );

export const HIDDEN = '12 Sample Street, Kingston';
export const hidden = (change: IntakeRecord) =>
  answers(() => ({ userAddress: HIDDEN, userAddressHidden: true, ...change }));

export const pension = {
  member: 'owner',
  plan: 'Sample Plan',
  law: 'Ontario',
  familyLawValue: dollars(100_000),
} as const;
export const pensions = (change: object) =>
  answers(({ separationDate }) => ({
    hasAssets: true,
    assetTypes: ['Pension'],
    assetDivisionDescription: 'Each keeps what is in their own name.',
    pensions: [{ ...pension, valuedOn: separationDate, ...change }],
  }));

export const other = (party: 'owner' | 'partner' | undefined) => (party === 'owner' ? 'partner' : 'owner');
