import { Party } from '@evenhand/contracts/identity';
import type { Cents } from '@evenhand/contracts/money';
import { isOfIndependent } from '../agreement/known-expenses.js';
import { centsOf, NOTHING, plus, portion } from '../money.js';
import { money } from '../print.js';
import { stillPayable } from '../terms/monthly-spousal-support.js';
import type { Terms } from '../terms/terms.js';
import type { Check } from './check.js';

/** A limit of this product, not of the law. */
const MOST_OF_INCOME = { numerator: 3, denominator: 5 };

const incomeOf = ({ facts }: Terms, party: Party): Cents | null =>
  facts[party === 'owner' ? 'owner-income' : 'partner-income'].value;

/** What one of the two pays a month, at the highest step. */
const paidMonthly = ({ childSupport, spousalSupport }: Terms, party: Party): Cents => {
  const { payor } = spousalSupport;
  const monthly = stillPayable(spousalSupport.monthly);
  const steps = monthly ? [monthly.amount.value, ...monthly.steps.map(({ amount }) => amount.value)] : [];
  const spousal = payor.value === party ? Math.max(0, ...steps.map((amount) => amount ?? 0)) : 0;
  const net = childSupport?.payor.value === party ? (childSupport.monthly.value ?? NOTHING) : NOTHING;
  const apart =
    childSupport?.apartPayor.value === party ? childSupport.apart.map(({ monthly: one }) => one.value ?? NOTHING) : [];
  const arrears =
    childSupport?.arrears?.payor.value === party ? (childSupport.arrears.monthly.value ?? NOTHING) : NOTHING;
  const others = (childSupport?.otherChildren ?? [])
    .filter(({ parent }) => parent.value === party)
    .map(({ supportPaid }) => supportPaid.value ?? NOTHING);
  return plus(centsOf(spousal), net, arrears, ...apart, ...others);
};

export const paymentsAboveMeans: Check = {
  id: 'payments-above-means',
  severity: 'attention',
  why: 'Divorce Act, s. 15.2(4); Family Law Act, s. 30 and 33(9): support goes by the means of the one who pays.',
  answers: ['spousalSupportAmount', 'agreedChildSupportAmount', 'userIncome', 'partnerIncome'],
  find: (_record, _asOf, { terms }) => {
    for (const party of Party.options) {
      const [income, paid] = [incomeOf(terms, party), paidMonthly(terms, party)];
      if (income === null || paid === NOTHING) continue;
      const { numerator, denominator } = MOST_OF_INCOME;
      if (paid > portion(income, numerator, denominator * 12))
        return `${terms.people.names[party].value?.trim() || 'One of you'} would pay ${money(paid)} a month in all, out of an income of ${money(portion(income, 1, 12))} a month before tax. Check the amounts and the incomes.`;
    }
    return null;
  },
};

export const insuranceOutOfProportion: Check = {
  id: 'insurance-out-of-proportion',
  severity: 'attention',
  why: 'Family Law Act, s. 34(1)(i) and (k): insurance secures what is still to be paid, no more and not much less.',
  answers: ['insuranceAmount'],
  find: (_record, asOf, { terms }) => {
    const { amount, payors, until, payableUntil } = terms.security ?? {};
    const end = until?.value ?? payableUntil?.value;
    if (!amount?.value || !end || !payors?.length || end <= asOf) return null;
    const months =
      (Number(end.slice(0, 4)) - Number(asOf.slice(0, 4))) * 12 + Number(end.slice(5, 7)) - Number(asOf.slice(5, 7));
    const total = centsOf(plus(...payors.map((payor) => paidMonthly(terms, payor))) * months);
    if (total === NOTHING || (amount.value * 10 >= total && amount.value <= total * 8)) return null;
    return `Life insurance of ${money(amount.value)} secures about ${money(total)} of support until it ends. Check the amount.`;
  },
};

export const pensionAboveIncome: Check = {
  id: 'pension-above-income',
  severity: 'attention',
  why: 'Family Law Act, s. 56(4)(a): a pension in pay is income, so the income of its member cannot be less.',
  answers: ['pensions', 'userIncome', 'partnerIncome'],
  find: (_record, _asOf, { terms }) => {
    for (const { member, monthly, share, settlement, countedIn } of terms.property.pensions) {
      if (settlement.value !== 'The payments are divided' || !member.value || !monthly.value) continue;
      const income = incomeOf(terms, member.value);
      const isAfter = countedIn.value === 'With each the part that they receive';
      const own = centsOf((monthly.value - (isAfter ? (share.value ?? 0) : 0)) * 12);
      if (income !== null && own > income)
        return `A pension of ${money(monthly.value)} a month is ${money(own)} a year for its member, more than the whole income of ${money(income)} that you stated. Correct one of the two.`;
    }
    return null;
  },
};

export const expenseAboveMeans: Check = {
  id: 'expense-above-means',
  severity: 'attention',
  why: 'Federal Child Support Guidelines, s. 7(1): an expense must be reasonable for the means of the spouses and the child.',
  answers: ['expenses'],
  find: (record, _asOf, { terms }) => {
    const together = plus(incomeOf(terms, 'owner') ?? NOTHING, incomeOf(terms, 'partner') ?? NOTHING);
    const expense = terms.childSupport?.expenses.each.find(
      ({ amount, per }) =>
        together > NOTHING && (amount.value ?? 0) * (per.value === 'A month' ? 12 : 1) * 2 > together,
    );
    return record.hasChildren && expense?.amount.value
      ? `An expense of ${money(expense.amount.value)} ${expense.per.value === 'A month' ? 'a month' : 'a year'} is more than half of both incomes together. Check the amount, and whether it is a month or a year.`
      : null;
  },
};

export const expenseOfIndependentChild: Check = {
  id: 'expense-of-independent-child',
  severity: 'attention',
  why: 'Federal Child Support Guidelines, s. 7; Divorce Act, s. 2(1) "child of the marriage": special expenses are those of a child who is supported.',
  answers: ['expenses', 'children'],
  find: (record, asOf) => {
    const expense = record.hasChildren && record.expenses?.find((one) => isOfIndependent(one, record, asOf));
    return expense
      ? `You state an expense for ${expense.child?.trim()}, for whom no child support is payable, and the agreement leaves it out. Answer why ${expense.child?.trim()} still depends on you, or remove the expense.`
      : null;
  },
};
