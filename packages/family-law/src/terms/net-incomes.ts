import type { Party } from '@evenhand/contracts/identity';
import type { Cents } from '@evenhand/contracts/money';
import { earnerOf } from '../agreement/earners.js';
import type { Province } from '../child-support/province.js';
import { orNull } from '../law-problem.js';
import { NOTHING, plus, portion } from '../money.js';
import { other } from '../parties.js';
import {
  type Households,
  type NetDisposableIncome,
  netDisposableIncome,
  type SupportPaid,
} from '../spousal-support/net-disposable-income.js';
import { lastKnownTaxYear } from '../tax/tax-years.js';
import type { ChildSupportTerms } from './child-support.js';
import type { Terms } from './terms.js';

const paidBy = (payor: Party | null, amount: Cents | null): Record<Party, Cents> => ({
  owner: payor === 'owner' ? (amount ?? NOTHING) : NOTHING,
  partner: payor === 'partner' ? (amount ?? NOTHING) : NOTHING,
});

/** Null where child support is not agreed yet. */
const childSupportPaid = ({ childSupport: terms }: Terms): Record<Party, Cents> | null => {
  if (!terms) return paidBy(null, null);
  const amounts = [
    monthlyPaid(terms),
    ...terms.apart.map(({ monthly }) => paidBy(terms.apartPayor.value, monthly.value)),
  ];
  const isOpen = terms.apart.some(({ monthly }) => monthly.value !== NOTHING) && terms.apartPayor.value === null;
  if (isOpen || amounts[0] === null) return null;
  const of = (party: Party) => plus(NOTHING, ...amounts.map((one) => one?.[party] ?? NOTHING));
  return { owner: of('owner'), partner: of('partner') };
};

/** The table amounts or the agreed one, without what is agreed for a child of age. */
const monthlyPaid = ({ setOff, monthly, payor, children }: ChildSupportTerms): Record<Party, Cents> | null => {
  const { owner, partner } = setOff ?? {};
  if (owner && partner) return { owner: owner.value ?? NOTHING, partner: partner.value ?? NOTHING };
  if (monthly.value !== null) return paidBy(payor.value, monthly.value);
  return children?.byTable.length === 0 ? paidBy(null, null) : null;
};

const supportPaid = (terms: Terms): SupportPaid | null => {
  const { isPaid, monthly, payor } = terms.spousalSupport;
  const child = childSupportPaid(terms);
  if (child === null || isPaid === null || (monthly && monthly.next === null)) return null;
  const parts = terms.childSupport?.expenses.known?.together.parts;
  return {
    child,
    spousal: paidBy(payor.value, monthly?.next ?? null),
    expenses: parts ?? paidBy(null, null),
    others: {
      owner: portion(terms.spousalSupport.otherSupport.owner, 1, 12),
      partner: portion(terms.spousalSupport.otherSupport.partner, 1, 12),
    },
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

/** The recipient of support claims the first shared child, as in the range. */
const claimantOf = ({ isPaid, payor, advisory }: Terms['spousalSupport']): Party => {
  if (isPaid && payor.value) return other(payor.value);
  return advisory.kind === 'range' ? other(advisory.payor) : 'owner';
};

const isProvince = (home: Province | 'abroad' | null | undefined): home is Province =>
  home !== null && home !== undefined && home !== 'abroad';

/**
 * What each household has a month under the agreement, with the working: earned as stated, with the tax and benefits of the last known year, without lump sums. Null while a term is open, or for a spouse who is not taxed in
 * Canada.
 */
export const netIncomesOf = (terms: Terms): NetDisposableIncome | null => {
  const { facts, people, asOf, spousalSupport } = terms;
  const [owner, partner] = [facts['owner-income'].value, facts['partner-income'].value];
  const [ownersHome, partnersHome] = [people.persons.owner.province, people.persons.partner.province];
  const [support, children] = [supportPaid(terms), homesOf(terms)];
  if (owner === null || partner === null || !support || !children) return null;
  if (!isProvince(ownersHome.value) || !isProvince(partnersHome.value)) return null;
  const of = (party: Party, province: Province, income: Cents) => ({
    province,
    income: earnerOf(spousalSupport.incomeKinds[party], income, pensions[party]),
    household: spousalSupport.households[party],
  });
  const { pensionInPay, afterDivision } = spousalSupport;
  const pensions = {
    owner: afterDivision?.owner.pension ?? pensionInPay.owner,
    partner: afterDivision?.partner.pension ?? pensionInPay.partner,
  };
  const households: Households = {
    taxYear: lastKnownTaxYear(asOf),
    of: {
      owner: of('owner', ownersHome.value, afterDivision?.owner.whole ?? owner),
      partner: of('partner', partnersHome.value, afterDivision?.partner.whole ?? partner),
    },
    children,
    claimsFirst: claimantOf(spousalSupport),
  };
  return orNull(() => netDisposableIncome(households, support));
};
