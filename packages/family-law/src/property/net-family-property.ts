import type { WorkingStep } from '@evenhand/contracts/agreement/document';
import type { Cents } from '@evenhand/contracts/money';
import { familyLawAct, stated } from '../authorities.js';
import { larger, minus, NOTHING, plus } from '../money.js';
import { step } from '../working.js';
import { type Asset, type Debt, exclusionGrounds, type Holdings } from './holdings.js';

/** In cents, with the lines of Form 13B. */
export interface NetFamilyProperty {
  readonly property: Cents;
  readonly debts: Cents;
  /** Property less debts at marriage, without the matrimonial home and its debt; a negative value adds. */
  readonly marriageDeduction: Cents;
  readonly excluded: Cents;
  /** Before the floor of zero. */
  readonly net: Cents;
  readonly amount: Cents;
  readonly steps: WorkingStep[];
}

/** Family Law Act s. 4, on checked holdings. */
export const netFamilyProperty = ({ assets, debts }: Holdings): NetFamilyProperty => {
  const property = plus(...assets.map(({ atValuation }) => atValuation));
  const owed = plus(...debts.map(({ atValuation }) => atValuation));
  const marriageDeduction = minus(
    plus(...assets.filter(({ isMatrimonialHome }) => !isMatrimonialHome).map(({ atMarriage }) => atMarriage)),
    plus(...debts.filter(({ isForMatrimonialHome }) => !isForMatrimonialHome).map(({ atMarriage }) => atMarriage)),
  );
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
