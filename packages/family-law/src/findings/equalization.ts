import type { StatedAsset } from '@evenhand/contracts/finance/statement';
import type { Party } from '@evenhand/contracts/identity';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Cents } from '@evenhand/contracts/money';
import { LawProblem } from '../law-problem.js';
import { centsOf, dollars, minus, NOTHING, plus, portion } from '../money.js';
import { listed, money } from '../print.js';
import { comparedStatements } from '../property/compared-statements.js';
import { differingJointItems } from '../property/joint-items.js';
import type { PensionTerms } from '../terms/pensions.js';
import { settledStatements } from '../terms/settled-statements.js';
import type { Check, Checked } from './check.js';

const bothStatements = ({ statements, terms }: Checked) =>
  statements?.owner && statements.partner
    ? settledStatements({ owner: statements.owner, partner: statements.partner }, terms.facts)
    : null;

export const jointItemsDiffer: Check = {
  id: 'joint-items-differ',
  severity: 'attention',
  why: 'Family Law Act, s. 4(1) and 56(4)(a): each spouse counts a share of what both own or owe, so both statements have to give the same value, and shares that add up to the whole.',
  answers: ['hasAssets', 'hasDebt', 'livingSituation'],
  find: (_record, _asOf, checked) => {
    const both = bothStatements(checked);
    const differing = both ? differingJointItems(both) : [];
    return differing.length === 0
      ? null
      : `Schedules A and B do not state the same about ${listed(differing)}. Agree on the value on the day of separation and on each share, and correct the disclosures.`;
  },
};

/** Names of joint items that the two statements give to different persons. */
const differingRecipients = ({ statements }: Checked): string[] => {
  const mirrored = { party_a: 'party_b', party_b: 'party_a' } as const;
  const joint = (assets: readonly StatedAsset[]) => assets.filter(({ ownership }) => ownership === 'joint');
  const theirs = joint(statements?.partner?.assets ?? []);
  return joint(statements?.owner?.assets ?? []).flatMap(({ name, goesTo }) => {
    const same = theirs.find((one) => one.name.trim().toLowerCase() === name.trim().toLowerCase());
    if (!goesTo || !same?.goesTo) return [];
    const recipient = goesTo === 'party_a' || goesTo === 'party_b' ? mirrored[goesTo] : goesTo;
    return recipient === same.goesTo ? [] : [name.trim()];
  });
};

export const recipientsDiffer: Check = {
  id: 'recipients-differ',
  severity: 'blocking',
  why: 'Family Law Act, s. 54 and 55(1): what each of you receives is the agreement itself. Two statements that give one thing to different persons are no agreement about it.',
  answers: ['hasAssets'],
  find: (_record, _asOf, checked) => {
    const differing = differingRecipients(checked);
    return differing.length === 0
      ? null
      : `Schedules A and B do not give ${listed(differing)} to the same person. Decide who receives it, and correct one of the disclosures.`;
  },
};

export const equalizationWithoutDisclosure: Check = {
  id: 'equalization-without-disclosure',
  severity: 'attention',
  why: 'Family Law Act, s. 56(4)(a); Rick v. Brandsema, 2009 SCC 10: a court can set aside an agreement when a significant asset or debt was not disclosed.',
  answers: ['relationshipType', 'hasAssets', 'hasDebt'],
  find: (_record, _asOf, { isDisclosed, terms }) =>
    terms.property.equalization?.released.value && isDisclosed === false
      ? 'You settle equalization and release every further claim to it, but no financial disclosure has been frozen and shown yet.'
      : null,
};

/** A debt at marriage is left out only with the home that it was for (Family Law Act s. 4(1)). */
export const homeDebtWithoutHome: Check = {
  id: 'home-debt-without-home',
  severity: 'blocking',
  why: 'Family Law Act, s. 4(1), "net family property", and s. 18: the debt for a matrimonial home is left out on the day of marriage because its value is. A home that was sold before the separation is no matrimonial home: its value and its mortgage on the day of marriage both count.',
  answers: ['hasDebt', 'livingSituation'],
  find: (_record, _asOf, { statements, terms }) => {
    const both = [statements?.owner, statements?.partner].flatMap((one) => one ?? []);
    const mayBeOwnedAtMarriage = both.some(({ assets }) =>
      assets.some(({ isMatrimonialHome, atMarriage }) => isMatrimonialHome && atMarriage !== NOTHING),
    );
    const debt = both
      .flatMap(({ debts }) => debts)
      .find(({ isForMatrimonialHome, atMarriage }) => isForMatrimonialHome && (atMarriage ?? NOTHING) > NOTHING);
    return terms.people.bond !== 'married' || mayBeOwnedAtMarriage || !debt
      ? null
      : `${debt.creditor.trim()} is left out on the day of marriage as a debt for a matrimonial home, but no statement lists a matrimonial home that you owned on that day. Where that home was sold before you separated, its mortgage counts: take the mark off that debt.`;
  },
};

/** Smaller differences are rounding. A limit of this product, not of the law. */
const LEAST_DIFFERENCE = dollars(100);

/** From owner to partner; negative in the other direction. */
const fromOwner = (payor: Party | null, amount: Cents): Cents =>
  payor === 'partner' ? minus(NOTHING, amount) : amount;

const inWords = (amount: Cents): string => {
  if (amount === NOTHING) return 'no payment';
  const size = money(centsOf(Math.abs(amount)));
  return amount > NOTHING ? `${size} from you to your partner` : `${size} from your partner to you`;
};

/** Payments from owner to partner: half of the difference by Schedule C, and as agreed; null where one is unknown. */
const payments = (record: IntakeRecord, checked: Checked) => {
  const both = bothStatements(checked);
  const { equalization, pensions } = checked.terms.property;
  if (!both || !equalization?.released.value || (equalization.payor.value && equalization.amount.value === null))
    return null;
  const compared = comparedStatements(record, both);
  if (compared === null || compared instanceof LawProblem) return null;
  const transfers = pensions
    .filter(({ settlement }) => settlement.value === 'A lump sum is transferred out of the plan')
    .map(({ member, share }) => fromOwner(member.value, share.value ?? NOTHING));
  return {
    byLaw: fromOwner(compared.payor, compared.payment),
    agreed: fromOwner(equalization.payor.value, equalization.amount.value ?? NOTHING),
    transferred: plus(NOTHING, ...transfers),
  };
};

const isNear = (one: Cents, another: Cents): boolean => Math.abs(minus(one, another)) < LEAST_DIFFERENCE;

export const equalizationDiffersFromComparison: Check = {
  id: 'equalization-differs-from-comparison',
  severity: 'note',
  why: 'Family Law Act, s. 5(1), (6) and 56(4): you may agree on another payment than half of the difference. Both of you should know that you do, and why.',
  answers: ['equalizationAmount', 'equalizationPayer', 'homeDivisionDescription', 'assetDivisionDescription'],
  find: (record, _asOf, checked) => {
    const known = payments(record, checked);
    if (!known || isNear(known.byLaw, plus(known.agreed, known.transferred))) return null;
    const pensions = known.transferred === NOTHING ? '' : ', in addition to the transfer from a pension';
    return {
      answer: checked.terms.property.equalization?.payor.value ? 'equalizationAmount' : 'equalizationOutcome',
      sentence: `Schedule C shows an equalization of ${inWords(known.byLaw)}; you have agreed on ${inWords(known.agreed)}${pensions}. The way in which you divide other property may be the reason.`,
    };
  },
};

const isDivided = ({ settlement: { value } }: PensionTerms): boolean =>
  value !== null && value !== 'The member keeps it';

/** The equalization payment repeats what its payor's pension transfers, and no Schedule C shows that both are owed. */
const repeatsTransfer = (record: IntakeRecord, checked: Checked): string | null => {
  const { equalization, pensions } = checked.terms.property;
  const [payor, amount] = [equalization?.payor.value, equalization?.amount.value];
  if (!payor || !amount) return null;
  const known = payments(record, checked);
  if (known && isNear(known.byLaw, plus(known.agreed, known.transferred))) return null;
  const own = pensions.filter((one) => one.member.value === payor && isDivided(one));
  const transferred = own.map(({ settlement, share }) =>
    settlement.value === 'The payments are divided' ? NOTHING : (share.value ?? NOTHING),
  );
  const halves = own.map(({ value }) => (value.value === null ? NOTHING : portion(value.value, 1, 2)));
  const isRepeated = [...transferred, ...halves, plus(NOTHING, ...transferred), plus(NOTHING, ...halves)].some(
    (one) => one > NOTHING && isNear(one, amount),
  );
  return isRepeated
    ? `The equalization payment of ${money(amount)} is the same sum as half of the pension, or what is transferred out of it, and the pension is divided as well. The other would receive the pension twice. Pay it in one of the two ways, or state in the payment only what remains.`
    : null;
};

export const pensionPaidTwice: Check = {
  id: 'pension-paid-twice',
  severity: 'blocking',
  why: 'Family Law Act, s. 5 and 10.1: a transfer out of a pension pays a part of the equalization. A pension that is divided and also counted in full for the equalization payment is shared twice.',
  answers: ['equalizationAmount', 'pensions'],
  find: (record, _asOf, checked) => {
    const { property, facts } = checked.terms;
    const repeated = repeatsTransfer(record, checked);
    if (repeated) return repeated;
    const isCounted = (member: Party): boolean =>
      facts[`${member}-pension`].stated.some(({ source }) => source !== 'answer');
    const payor = property.equalization?.payor.value;
    const divided = property.pensions.some((one) => one.member.value === payor && isDivided(one));
    if (!payor || !divided || !isCounted(payor)) return null;
    const known = payments(record, checked);
    return known && known.byLaw !== NOTHING && isNear(known.byLaw, known.agreed)
      ? `The equalization payment of ${money(centsOf(Math.abs(known.agreed)))} is the whole payment of Schedule C, which counts the pension in full, and the pension is divided as well. Reduce the payment by what is transferred or paid out of the pension, or let the member keep the pension.`
      : null;
  },
};
