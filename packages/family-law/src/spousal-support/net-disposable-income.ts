import type { WorkingStep } from '@evenhand/contracts/agreement/document';
import { Party } from '@evenhand/contracts/identity';
import type { Cents } from '@evenhand/contracts/money';
import { advisoryGuidelines, arithmetic, stated } from '../authorities.js';
import { checkedAmount } from '../checks.js';
import type { Province } from '../child-support/province.js';
import { minus, NOTHING, plus, portion } from '../money.js';
import type { Notice } from '../notice.js';
import { other } from '../parties.js';
import type { Household } from '../tax/benefits.js';
import { doubtNotices, taxYearOf } from '../tax/tax-years.js';
import { step } from '../working.js';
import { claimsOf } from './claims.js';
import { taxedAsInOntario } from './limits.js';
import { beforeChildren, beforeChildrenSteps, type Side, type Support, yearly } from './net-position.js';
import { checkedEarner, checkedHousehold, checkedTaxProvince, type Earner } from './question.js';

export interface Households {
  readonly taxYear: number;
  readonly of: Record<Party, { readonly province: Province; readonly income: Earner; readonly household: Household }>;
  readonly children: readonly { readonly age: number; readonly home: Party | 'shared' }[];
  /** Claims the first shared child; the other parent claims the second. */
  readonly claimsFirst: Party;
}

/** Monthly, by payor, as the agreement states it: both amounts of a set-off, or only its difference. */
export interface SupportPaid {
  readonly spousal: Record<Party, Cents>;
  readonly child: Record<Party, Cents>;
  /** The household's share of special expenses. */
  readonly expenses: Record<Party, Cents>;
  /** For children of another relationship. */
  readonly others?: Record<Party, Cents>;
}

export interface NetDisposableIncome {
  /** A month; may be negative. */
  readonly value: Record<Party, Cents>;
  /** Lines of a year, and the month. */
  readonly steps: Record<Party, WorkingStep[]>;
  readonly notices: Notice[];
}

/**
 * Monthly net disposable income of both households at given amounts of support: income, less tax, CPP and EI, plus
 * benefits, plus and less support as paid, less the own part of special expenses.
 * @throws LawProblem on bad amounts, `tax-year-unknown`, `tax-province-unknown` in Quebec.
 */
export const netDisposableIncome = (households: Households, support: SupportPaid): NetDisposableIncome => {
  const year = taxYearOf(households.taxYear);
  const of = (party: Party) => {
    const side = sideOf(households, support, party);
    const amounts = yearlyAmounts(support, party);
    const before = beforeChildren(side, amounts.spousal, year);
    const income = minus(
      plus(before.amount, amounts.childReceived),
      plus(amounts.childPaid, amounts.others, amounts.spousal.expenses),
    );
    const monthly = portion(income, 1, 12);
    const line = (label: string, amount: Cents) => (amount === NOTHING ? [] : [step(label, amount, stated)]);
    return {
      monthly,
      steps: [
        ...beforeChildrenSteps(side, amounts.spousal, before, year),
        ...line('Plus child support received', amounts.childReceived),
        ...line('Less child support paid', amounts.childPaid),
        ...line('Less support for children of another relationship', amounts.others),
        ...line('Less own part of special expenses', amounts.spousal.expenses),
        step('Net disposable income, a year', income, advisoryGuidelines('8.3')),
        step('Net disposable income, a month', monthly, arithmetic),
      ],
    };
  };
  const [owner, partner] = [of('owner'), of('partner')];
  return {
    value: { owner: owner.monthly, partner: partner.monthly },
    steps: { owner: owner.steps, partner: partner.steps },
    notices: [...taxedAsInOntario(Party.options.map((party) => households.of[party].province)), ...doubtNotices(year)],
  };
};

const sideOf = ({ of, children, claimsFirst }: Households, { child }: SupportPaid, party: Party): Side => {
  const { province, income, household } = of[party];
  checkedTaxProvince(province, `households.of.${party}.province`);
  const claims = claimsOf(
    children.map(({ age, home }) => ({ age, home: home === 'shared' ? 'shared' : home === party ? 'own' : 'other' })),
    party === claimsFirst,
  );
  return {
    earner: checkedEarner(income, `households.of.${party}.income`),
    household: checkedHousehold(household, `households.of.${party}.household`),
    ...claims,
    eligibleDependant: claims.eligibleDependant && mayClaim(child, party),
    forChildren: NOTHING,
  };
};

/** The payor of child support has no credit for the child unless both pay (Income Tax Act s. 118(5), (5.1)). */
const mayClaim = (child: Record<Party, Cents>, party: Party): boolean =>
  child[party] === NOTHING || child[other(party)] > NOTHING;

const yearlyAmounts = ({ spousal, child, expenses, others }: SupportPaid, party: Party) => {
  const opposite = other(party);
  for (const each of Party.options) {
    checkedAmount(spousal[each], `support.spousal.${each}`);
    checkedAmount(child[each], `support.child.${each}`);
    checkedAmount(expenses[each], `support.expenses.${each}`);
  }
  const between: Support = {
    paid: yearly(spousal[party]),
    received: yearly(spousal[opposite]),
    expenses: yearly(expenses[party]),
  };
  return {
    spousal: between,
    childPaid: yearly(child[party]),
    childReceived: yearly(child[opposite]),
    others: yearly(others?.[party] ?? NOTHING),
  };
};
