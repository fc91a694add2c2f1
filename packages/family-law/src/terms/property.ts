import type { IsoDate } from '@evenhand/contracts/dates';
import type { Party } from '@evenhand/contracts/identity';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Statements } from '../agreement/statements.js';
import { type EqualizationTerms, equalizationTerms, type NetPayment, netPayment } from './equalization.js';
import type { Facts } from './facts.js';
import { type HomeTerms, homeTerms } from './home.js';
import { type PensionTerms, pensionTerms } from './pensions.js';
import { needed, optional, type Term, term } from './term.js';

export interface PropertyTerms {
  readonly home: HomeTerms | null;
  /** Null for an unmarried couple. */
  readonly equalization: EqualizationTerms | null;
  readonly net: NetPayment | null;
  readonly hasAssets: Term<boolean>;
  readonly assetKinds: Term<NonNullable<IntakeRecord['assetTypes']>>;
  readonly otherAssets: Term<string>;
  readonly hasDebts: Term<boolean>;
  readonly debtKind: Term<NonNullable<IntakeRecord['debtType']>>;
  readonly debts: Term<string>;
  /** Who is bankrupt or makes a proposal to creditors; open where neither is. */
  readonly bankrupt: Term<Party>;
  readonly pensions: readonly PensionTerms[];
  /** Stated where each keeps their own. */
  readonly pensionsKept: Term<boolean>;
  /** A pension is among the answers or the disclosed assets. */
  readonly isPensionKnown: boolean;
  /** Registered or tax-free savings are among the answers or the disclosed assets. */
  readonly hasRegisteredPlans: boolean;
}

/** A registered plan or tax-free account named only in the couple's own words. */
const namesRegisteredPlan = ({ hasAssets, assetTypes = [], assetDivisionDescription = '' }: IntakeRecord): boolean =>
  hasAssets === true &&
  /\b(?:RRSPs?|RRIFs?|TFSAs?|FHSAs?|tax-free savings?)\b/i.test([...assetTypes, assetDivisionDescription].join(' '));

/** Names of disclosed retirement assets, in lower case. */
const retirementAssets = ({ owner, partner }: Statements): string[] =>
  [...(owner?.assets ?? []), ...(partner?.assets ?? [])]
    .filter(({ category }) => category === 'retirement')
    .map(({ name }) => name.toLowerCase());

export const propertyTerms = (
  record: IntakeRecord,
  asOf: IsoDate,
  facts: Facts,
  statements: Statements,
): PropertyTerms => {
  const equalization = equalizationTerms(record, asOf);
  const { pensions = [], assetTypes = [] } = record;
  const retirement = retirementAssets(statements);
  const disclosed = retirement.filter((name) => name.includes('pension'));
  return {
    home: homeTerms(record, facts),
    equalization,
    net: netPayment(record, equalization?.withHome ?? null),
    hasAssets: needed(record, 'hasAssets'),
    assetKinds: needed(record, 'assetTypes'),
    otherAssets: needed(record, 'assetDivisionDescription'),
    hasDebts: needed(record, 'hasDebt'),
    debtKind: needed(record, 'debtType'),
    debts: needed(record, 'debtDivisionDescription'),
    bankrupt: optional(record, 'bankrupt'),
    pensions: pensions.map((pension, index) => pensionTerms(pension, index, facts)),
    pensionsKept: term('pensions', pensions.length === 0),
    isPensionKnown: pensions.length > 0 || assetTypes.includes('Pension') || disclosed.length > 0,
    hasRegisteredPlans:
      assetTypes.includes('Retirement savings') || retirement.length > disclosed.length || namesRegisteredPlan(record),
  };
};
