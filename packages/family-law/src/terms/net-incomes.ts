import type { Party } from '@evenhand/contracts/identity';
import type { Cents } from '@evenhand/contracts/money';
import type { Province } from '../child-support/province.js';
import { orNull } from '../law-problem.js';
import { minus, NOTHING } from '../money.js';
import { other } from '../parties.js';
import {
  type Households,
  type NetDisposableIncome,
  netDisposableIncome,
  type SupportPaid,
} from '../spousal-support/net-disposable-income.js';
import { UNKNOWN_HOUSEHOLD } from '../tax/benefits.js';
import { lastKnownTaxYear } from '../tax/tax-years.js';
import type { Terms } from './terms.js';

const paidBy = (payor: Party | null, amount: Cents | null): Record<Party, Cents> => ({
  owner: payor === 'owner' ? (amount ?? NOTHING) : NOTHING,
  partner: payor === 'partner' ? (amount ?? NOTHING) : NOTHING,
});

/** Null where child support is not agreed yet. */
const childSupportPaid = ({ childSupport: terms }: Terms): Record<Party, Cents> | null => {
  if (!terms) return paidBy(null, null);
  const { owner, partner } = terms.setOff ?? {};
  if (owner && partner) return { owner: owner.value ?? NOTHING, partner: partner.value ?? NOTHING };
  return terms.monthly.value === null ? null : paidBy(terms.payor.value, terms.monthly.value);
};

const supportPaid = (terms: Terms): SupportPaid | null => {
  const { isPaid, monthly, payor } = terms.spousalSupport;
  const child = childSupportPaid(terms);
  if (child === null || isPaid === null || (monthly && monthly.amount.value === null)) return null;
  const parts = terms.childSupport?.expenses.known?.together.parts;
  return {
    child,
    spousal: paidBy(payor.value, monthly?.amount.value ?? null),
    expenses: parts ?? paidBy(null, null),
  };
};

const homesOf = ({ parenting, childSupport }: Terms): Households['children'] | null => {
  const children = childSupport?.children?.byTable ?? [];
  const residence = parenting?.residence.value;
  const found = children.flatMap(({ age, child: { livesWith } }): Households['children'] => {
    if (residence === 'shared') return [{ age, home: 'shared' }];
    const home = residence === 'primary' ? parenting?.mainParent.value : livesWith;
    return home ? [{ age, home: home === 'both' ? 'shared' : home }] : [];
  });
  return found.length === children.length ? found : null;
};

const isProvince = (home: Province | 'abroad' | null | undefined): home is Province =>
  home !== null && home !== undefined && home !== 'abroad';

/**
 * What each household has a month under the agreement, with the working: earned as employment income or a pension in pay, with the tax and
 * benefits of the last known year, without lump sums. Null while a term is open, or for a spouse who is not taxed in
 * Canada.
 */
export const netIncomesOf = (terms: Terms): NetDisposableIncome | null => {
  const { facts, people, asOf, spousalSupport } = terms;
  const [owner, partner] = [facts['owner-income'].value, facts['partner-income'].value];
  const [ownersHome, partnersHome] = [people.persons.owner.province, people.persons.partner.province];
  const [support, children] = [supportPaid(terms), homesOf(terms)];
  if (owner === null || partner === null || !support || !children) return null;
  if (!isProvince(ownersHome.value) || !isProvince(partnersHome.value)) return null;
  const of = (province: Province, income: Cents, pension: Cents) => ({
    province,
    income: { employment: minus(income, pension), selfEmployment: NOTHING, other: pension },
    household: UNKNOWN_HOUSEHOLD,
  });
  const pensions = spousalSupport.pensionInPay;
  const households: Households = {
    taxYear: lastKnownTaxYear(asOf),
    of: {
      owner: of(ownersHome.value, owner, pensions.owner),
      partner: of(partnersHome.value, partner, pensions.partner),
    },
    children,
    claimsFirst: spousalSupport.payor.value ? other(spousalSupport.payor.value) : 'owner',
  };
  return orNull(() => netDisposableIncome(households, support));
};
