import type { IsoDate } from '@evenhand/contracts/dates';
import type { Party } from '@evenhand/contracts/identity';
import type { Pension } from '@evenhand/contracts/intake/property-facts';
import type { Cents } from '@evenhand/contracts/money';
import type { Fact, Facts } from './facts.js';
import { type Term, term } from './term.js';

export interface PensionTerms {
  readonly member: Term<Party>;
  readonly plan: Term<string>;
  readonly law: Term<NonNullable<Pension['law']>>;
  /** The family law value; of a member's only pension also as disclosed. */
  readonly value: Fact | Term<Cents>;
  /** The member's disclosure and the answers state different values, and neither is chosen. */
  readonly isDisputed: boolean;
  readonly valuedOn: Term<IsoDate>;
  readonly settlement: Term<NonNullable<Pension['settlement']>>;
  /** Of the lump sum, or of each monthly payment. */
  readonly share: Term<Cents>;
  /** The whole monthly payment, where it is divided. */
  readonly monthly: Term<Cents>;
  /** Where the stated incomes count a pension that is divided payment by payment. */
  readonly countedIn: Term<NonNullable<Pension['countedIn']>>;
  readonly survivorBenefit: Term<NonNullable<Pension['survivorBenefit']>>;
}

const factOf = (facts: Facts, answer: string): Fact | undefined =>
  [facts['owner-pension'], facts['partner-pension']].find((fact) => fact.answer === answer && fact.stated.length > 0);

export const pensionTerms = (pension: Pension, index: number, facts: Facts): PensionTerms => {
  const at = (field: keyof Pension) => `pensions/${index}/${field}`;
  const fact = factOf(facts, at('familyLawValue'));
  return {
    member: term(at('member'), pension.member, 'whose pension it is'),
    plan: term(at('plan'), pension.plan),
    law: term(at('law'), pension.law, 'which law governs the pension plan'),
    value: fact ?? term(at('familyLawValue'), pension.familyLawValue),
    isDisputed: fact !== undefined && fact.value === null,
    valuedOn: term(at('valuedOn'), pension.valuedOn),
    settlement: term(at('settlement'), pension.settlement, 'what becomes of the pension'),
    share: term(at('share'), pension.share, 'how much of the pension is transferred or paid'),
    monthly: term(at('monthly'), pension.monthly, 'how much the pension pays each month'),
    countedIn: term(at('countedIn'), pension.countedIn),
    survivorBenefit: term(at('survivorBenefit'), pension.survivorBenefit),
  };
};
