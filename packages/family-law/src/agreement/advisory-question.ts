import type { IsoDate } from '@evenhand/contracts/dates';
import type { Party } from '@evenhand/contracts/identity';
import type { Child } from '@evenhand/contracts/intake/child';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Cents } from '@evenhand/contracts/money';
import { LawProblem } from '../law-problem.js';
import { centsOf, NOTHING, plus, smaller } from '../money.js';
import { other } from '../parties.js';
import type { Home, SpousalQuestion, SupportedChild } from '../spousal-support/question.js';
import { lastKnownTaxYear } from '../tax/tax-years.js';
import { type DependentChildren, dependentChildren } from './dependent-children.js';
import { dividedIncomes, incomeAfterDivision, isDivisionCounted } from './divided-pensions.js';
import { earnerOf, householdOf, incomeKindOf, otherSupportOf } from './earners.js';
import { paysAlone } from './guideline-support.js';
import { yearlyExpenses } from './known-expenses.js';
import { openResidence } from './parenting-share.js';
import { ageAtSeparation, monthsTogether } from './time-together.js';

export interface AdvisoryQuestion {
  payor: Party;
  monthsTogether: number;
  question: SpousalQuestion;
}

const lawProblem = (sentence: string) => new LawProblem('missing', sentence);

const incomes = ({ userIncome, partnerIncome }: IntakeRecord): Record<Party, Cents> => {
  if (userIncome === undefined || partnerIncome === undefined) throw lawProblem('Both incomes must be known.');
  return { owner: userIncome, partner: partnerIncome };
};

/** With equal incomes the claim is that of the parent with whom the children live. */
const payorOf = (record: IntakeRecord, { owner, partner }: Record<Party, Cents>): Party => {
  if (record.spousalSupportRequested && record.spousalSupportPayer) return record.spousalSupportPayer;
  if (owner === partner) return other(record.residentialParent ?? 'partner');
  return owner > partner ? 'owner' : 'partner';
};

/** `livesWith` of each child where there is no residence common to all (Guidelines s. 8). */
const homeOf = ({ primaryResidence, residentialParent }: IntakeRecord, payor: Party, { livesWith }: Child): Home => {
  if (primaryResidence === 'Equal (shared)') return 'shared';
  const home = primaryResidence === 'Primarily with one parent' ? residentialParent : livesWith;
  if (!home) throw lawProblem('With whom each child lives must be known.');
  if (home === 'both') return 'shared';
  return home === payor ? 'payor' : 'recipient';
};

const dependentsIn = (record: IntakeRecord, asOf: IsoDate): DependentChildren => {
  if (record.hasChildren === undefined) throw lawProblem('Whether there are children must be known.');
  if (!record.hasChildren) return { byTable: [], apart: [], independent: [] };
  if (!record.children?.length) throw lawProblem('The children must be known.');
  const children = dependentChildren(record, asOf);
  if (!children) throw lawProblem('The birth dates of the children must be known.');
  return children;
};

const childrenIn = (
  record: IntakeRecord,
  { byTable }: DependentChildren,
  payor: Party,
  asOf: IsoDate,
): SupportedChild[] => {
  if (byTable.length > 0 && openResidence(record, asOf)) throw lawProblem('With whom the children live must be known.');
  return byTable.map(({ age, child }) => ({ age, born: child.birthdate ?? null, home: homeOf(record, payor, child) }));
};

/** Yearly, at most the income: without pension contributions and EI. */
export const pensionInPay = ({ pensions = [], userIncome, partnerIncome }: IntakeRecord, party: Party): Cents => {
  const income = (party === 'owner' ? userIncome : partnerIncome) ?? NOTHING;
  const monthly = pensions.flatMap(({ member, monthly: paid }) => (member === party && paid ? [paid] : []));
  return smaller(income, centsOf(plus(...monthly) * 12));
};

/** Yearly amounts for adult children supported outside the table (Guidelines s. 3(2)(b)). */
const adultSupport = ({ childSupportPayer }: IntakeRecord, { apart }: DependentChildren, payor: Party) => {
  const yearly = centsOf(plus(...apart.map(({ monthly }) => monthly)) * 12);
  if (yearly === NOTHING) return { payor: NOTHING, recipient: NOTHING };
  if (!childSupportPayer) throw lawProblem('Who pays child support must be known.');
  return childSupportPayer === payor ? { payor: yearly, recipient: NOTHING } : { payor: NOTHING, recipient: yearly };
};

/** Yearly special expenses of both together (Advisory Guidelines ch. 8.3). */
const specialExpenses = (record: IntakeRecord, { byTable, apart }: DependentChildren, asOf: IsoDate): Cents =>
  byTable.length + apart.length > 0 ? yearlyExpenses(record, asOf) : NOTHING;

/**
 * The Advisory Guidelines question for the support requested, otherwise for a claim against the higher earner.
 * @throws LawProblem for a missing or impossible answer.
 */
export const advisoryQuestion = (record: IntakeRecord, asOf: IsoDate): AdvisoryQuestion => {
  const income = incomes(record);
  const together = monthsTogether(record);
  const { userProvince, partnerProvince } = record;
  if (!userProvince || !partnerProvince) throw lawProblem('The provinces where we live must be known.');
  if (userProvince === 'abroad' || partnerProvince === 'abroad')
    throw new LawProblem('residence-abroad', 'One of us lives outside Canada, and the tax there is not known.');
  const payor = payorOf(record, dividedIncomes(record) ?? income);
  const dependents = dependentsIn(record, asOf);
  const recipient = other(payor);
  const live = { owner: userProvince, partner: partnerProvince };
  const earner = (party: Party) => {
    const { whole, pension } = isDivisionCounted(record)
      ? incomeAfterDivision(record, party)
      : { whole: income[party], pension: pensionInPay(record, party) };
    return earnerOf(incomeKindOf(record, party), whole, pension);
  };
  const alone = paysAlone(record, asOf);
  const question: SpousalQuestion = {
    on: asOf,
    taxYear: lastKnownTaxYear(asOf),
    provinces: { payor: live[payor], recipient: live[recipient] },
    payor: earner(payor),
    recipient: earner(recipient),
    monthsTogether: together,
    separatedOn: record.separationDate ?? null,
    recipientAge: ageAtSeparation(record, recipient),
    children: childrenIn(record, dependents, payor, asOf),
    adultSupport: adultSupport(record, dependents, payor),
    specialExpenses: specialExpenses(record, dependents, asOf),
    otherSupport: { payor: otherSupportOf(record, payor), recipient: otherSupportOf(record, recipient) },
    households: { payor: householdOf(record, payor, asOf), recipient: householdOf(record, recipient, asOf) },
    paysAlone: alone && (alone === payor ? 'payor' : 'recipient'),
  };
  return { payor, monthsTogether: together, question };
};
