import type { WorkingStep } from '@evenhand/contracts/agreement/document';
import type { Cents } from '@evenhand/contracts/money';
import { familyLawAct, stated } from '../authorities.js';
import { larger, minus, NOTHING, plus } from '../money.js';
import { type Authority, step } from '../working.js';
import {
  type Asset,
  contingentCostKinds,
  contingentCostsAt,
  type Debt,
  exclusionGrounds,
  type Holdings,
} from './holdings.js';

const contingentCostAuthority: Authority = {
  citation: 'Family Law Act, R.S.O. 1990, c. F.3, s. 4(1)(a); Sengmueller v. Sengmueller, 1994 CanLII 8711 (ON CA)',
  inForce: null,
};

/** In cents, with the lines of Form 13B. */
export interface NetFamilyProperty {
  readonly property: Cents;
  /** With contingent tax and costs of disposition. */
  readonly debts: Cents;
  /** Property less debts at marriage, without the matrimonial home and its debt; see {@link NegativeDeduction}. */
  readonly marriageDeduction: Cents;
  readonly excluded: Cents;
  /** Before the floor of zero. */
  readonly net: Cents;
  readonly amount: Cents;
  readonly steps: WorkingStep[];
}

/**
 * Debts at marriage above the property at marriage: `adds` applies s. 4(1)(b) literally, so that the growth since the
 * marriage is shared (Zavarella v. Zavarella, 2013 ONCA 720, for debts at their real value); `counts-as-zero` deducts
 * nothing.
 */
export type NegativeDeduction = 'adds' | 'counts-as-zero';

/** Family Law Act s. 4, on checked holdings. */
export const netFamilyProperty = ({ assets, debts }: Holdings, negative: NegativeDeduction): NetFamilyProperty => {
  const property = plus(...assets.map(({ atValuation }) => atValuation));
  const owed = plus(
    ...debts.map(({ atValuation }) => atValuation),
    ...assets.flatMap((asset) => contingentCostsAt(asset, 'atValuation')),
  );
  const atMarriage = heldAtMarriage(assets, debts);
  const marriageDeduction = negative === 'adds' ? atMarriage : larger(atMarriage, NOTHING);
  const excluded = plus(...assets.map(({ exclusion }) => exclusion?.amount ?? NOTHING));
  const net = minus(minus(minus(property, owed), marriageDeduction), excluded);
  const amount = larger(net, NOTHING);
  return {
    property,
    debts: owed,
    marriageDeduction,
    excluded,
    net,
    amount,
    steps: [
      ...assets.filter(({ atValuation }) => atValuation > 0).map(assetStep),
      step('Property on the valuation date', property, familyLawAct('4(1), "net family property"')),
      ...debts.filter(({ atValuation }) => atValuation > 0).map(debtStep),
      ...assets.flatMap(costSteps),
      step('Less debts on the valuation date', owed, familyLawAct('4(1)(a)')),
      ...leftOutSteps(assets, debts),
      step('Less property at marriage, net of debts, without the home', marriageDeduction, familyLawAct('4(1)(b)')),
      ...assets.flatMap(exclusionStep),
      step('Less excluded property', excluded, familyLawAct('4(2)')),
      ...(net < NOTHING ? [step('Comes to', net, familyLawAct('4(1)'))] : []),
      step('Net family property, never below zero', amount, familyLawAct('4(1), 4(5)')),
    ],
  };
};

/** May be negative. */
export const heldAtMarriage = (assets: readonly Asset[], debts: readonly Debt[]): Cents => {
  const counted = assets.filter(({ isMatrimonialHome }) => !isMatrimonialHome);
  return minus(
    plus(...counted.map(({ atMarriage }) => atMarriage)),
    plus(
      ...debts.filter(({ isForMatrimonialHome }) => !isForMatrimonialHome).map(({ atMarriage }) => atMarriage),
      ...counted.flatMap((asset) => contingentCostsAt(asset, 'atMarriage')),
    ),
  );
};

const costSteps = (asset: Asset): WorkingStep[] => {
  const amounts = contingentCostsAt(asset, 'atValuation');
  return (asset.contingentCosts ?? []).map(({ kind, rate, reason }, index) =>
    step(
      `${asset.label}: ${contingentCostKinds[kind]}, ${(rate / 100).toFixed(2)}% (${reason.trim()})`,
      amounts[index] ?? NOTHING,
      contingentCostAuthority,
    ),
  );
};

const assetStep = ({ label, atValuation }: Asset): WorkingStep => step(label, atValuation, stated);

const debtStep = ({ label, atValuation }: Debt): WorkingStep => step(`${label} (debt)`, atValuation, stated);

const leftOutSteps = (assets: readonly Asset[], debts: readonly Debt[]): WorkingStep[] => [
  ...assets
    .filter(({ isMatrimonialHome, atMarriage }) => isMatrimonialHome && atMarriage > 0)
    .map(({ label, atMarriage }) =>
      step(`${label} at marriage: a matrimonial home, not deducted`, atMarriage, familyLawAct('4(1)(b)')),
    ),
  ...debts
    .filter(({ isForMatrimonialHome, atMarriage }) => isForMatrimonialHome && atMarriage > 0)
    .map(({ label, atMarriage }) =>
      step(`${label} at marriage: for a matrimonial home, not counted`, atMarriage, familyLawAct('4(1)(b)')),
    ),
];

const exclusionStep = ({ label, exclusion }: Asset): WorkingStep[] => {
  if (!exclusion) return [];
  const { name, paragraph } = exclusionGrounds[exclusion.ground];
  return [step(`${label}: excluded, ${name}`, exclusion.amount, familyLawAct(paragraph))];
};
