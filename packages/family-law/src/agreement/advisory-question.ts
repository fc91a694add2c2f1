import type { IsoDate } from '@evenhand/contracts/dates';
import type { Party } from '@evenhand/contracts/identity';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Cents } from '@evenhand/contracts/money';
import { ageOn } from '../child-support/province.js';
import { LawProblem } from '../law-problem.js';
import { centsOf, NOTHING, plus } from '../money.js';
import type { Home, SpousalQuestion, SupportedChild } from '../spousal-support/question.js';
import { lastKnownTaxYear } from '../tax/tax-years.js';
import { type DependentChildren, dependentChildren } from './dependent-children.js';
import { other } from './draft.js';
import { knownExpenses } from './known-expenses.js';

/** Who would pay, for how long they were together, and what is asked of the Advisory Guidelines. */
export interface AdvisoryQuestion {
  payor: Party;
  monthsTogether: number;
  question: SpousalQuestion;
}

const monthsBetween = (from: IsoDate, until: IsoDate): number => {
  const months = (date: IsoDate) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  return months(until) - months(from) - (until.slice(8) < from.slice(8) ? 1 : 0);
};

/** Beyond these a birth date is taken for a slip. */
const YOUNGEST = 14;
const OLDEST = 130;

const lawProblem = (sentence: string) => new LawProblem('missing', sentence);

const incomes = ({ userIncome, partnerIncome }: IntakeRecord): Record<Party, Cents> => {
  if (userIncome === undefined || partnerIncome === undefined) throw lawProblem('Both incomes must be known.');
  return { owner: userIncome, partner: partnerIncome };
};

/** Years before the wedding count as well (Advisory Guidelines ch. 3.3.4); without a day for them, from the wedding on. */
const togetherSince = ({ relationshipType, cohabitationDate, marriageDate }: IntakeRecord): IsoDate => {
  const isMarried = relationshipType === 'Legally married';
  const known = [cohabitationDate, isMarried ? marriageDate : undefined].flatMap((date) => date ?? []);
  const first = known.sort()[0];
  if (first) return first;
  throw lawProblem(
    isMarried
      ? 'The dates of marriage and separation must be known.'
      : 'The day on which we began to live together must be known.',
  );
};

const monthsTogether = (record: IntakeRecord): number => {
  const since = togetherSince(record);
  const { separationDate, marriageDate, relationshipType } = record;
  if (!separationDate) throw lawProblem('The dates of marriage and separation must be known.');
  const last = relationshipType === 'Legally married' && marriageDate ? marriageDate : since;
  if (separationDate < since || separationDate < last)
    throw new LawProblem('dates-out-of-order', 'The separation stands before the marriage.');
  return monthsBetween(since, separationDate);
};

/** The recipient's age at separation, for the rule of 65; null while the birth date is not known. */
const ageAtSeparation = ({ userBirthdate, partnerBirthdate, separationDate }: IntakeRecord, who: Party) => {
  const born = who === 'owner' ? userBirthdate : partnerBirthdate;
  if (!born || !separationDate) return null;
  const age = ageOn(born, separationDate);
  return age >= YOUNGEST && age <= OLDEST ? age : null;
};

const payorOf = (record: IntakeRecord, { owner, partner }: Record<Party, Cents>): Party => {
  if (record.spousalSupportRequested && record.spousalSupportPayer) return record.spousalSupportPayer;
  if (owner === partner) throw lawProblem('Our incomes are the same.');
  return owner > partner ? 'owner' : 'partner';
};

const homeOf = ({ primaryResidence, residentialParent }: IntakeRecord, payor: Party): Home => {
  if (primaryResidence === 'Equal (shared)') return 'shared';
  if (primaryResidence !== 'Primarily with one parent' || !residentialParent)
    throw lawProblem('With whom each child lives must be known.');
  return residentialParent === payor ? 'payor' : 'recipient';
};

const dependentsIn = (record: IntakeRecord, asOf: IsoDate): DependentChildren => {
  if (record.hasChildren === undefined) throw lawProblem('Whether there are children must be known.');
  if (!record.hasChildren) return { byTable: [], apart: [], independent: [] };
  if (!record.children?.length) throw lawProblem('The children must be known.');
  const children = dependentChildren(record, asOf);
  if (!children) throw lawProblem('The birth dates of the children must be known.');
  return children;
};

const childrenIn = (record: IntakeRecord, { byTable }: DependentChildren, payor: Party): SupportedChild[] => {
  if (byTable.length === 0) return [];
  const home = homeOf(record, payor);
  return byTable.map(({ age }) => ({ age, home }));
};

/** What each pays for children of age with an amount of their own, a year (Guidelines s. 3(2)(b)). */
const adultSupport = ({ childSupportPayer }: IntakeRecord, { apart }: DependentChildren, payor: Party) => {
  const yearly = centsOf(plus(...apart.map(({ monthly }) => monthly)) * 12);
  if (yearly === NOTHING) return { payor: NOTHING, recipient: NOTHING };
  if (!childSupportPayer) throw lawProblem('Who pays child support must be known.');
  return childSupportPayer === payor ? { payor: yearly, recipient: NOTHING } : { payor: NOTHING, recipient: yearly };
};

/** Each one's part of the expenses that are known in dollars, a year (Advisory Guidelines ch. 8.3). */
const ownExpenses = (record: IntakeRecord, { byTable, apart }: DependentChildren, payor: Party) => {
  const yearly = byTable.length + apart.length > 0 ? knownExpenses(record)?.yearly : undefined;
  return { payor: yearly?.[payor] ?? NOTHING, recipient: yearly?.[other(payor)] ?? NOTHING };
};

/**
 * What the answers ask of the Advisory Guidelines, for the support that is asked for or what the one with the higher
 * income could owe.
 * @throws LawProblem for an answer that is missing or cannot be.
 */
export const advisoryQuestion = (record: IntakeRecord, asOf: IsoDate): AdvisoryQuestion => {
  const income = incomes(record);
  const together = monthsTogether(record);
  const { userProvince, partnerProvince } = record;
  if (!userProvince || !partnerProvince) throw lawProblem('The provinces where we live must be known.');
  const payor = payorOf(record, income);
  const dependents = dependentsIn(record, asOf);
  const recipient = other(payor);
  const live = { owner: userProvince, partner: partnerProvince };
  const earner = (party: Party) => ({ employment: income[party], other: NOTHING });
  const question = {
    on: asOf,
    taxYear: lastKnownTaxYear(asOf),
    provinces: { payor: live[payor], recipient: live[recipient] },
    payor: earner(payor),
    recipient: earner(recipient),
    monthsTogether: together,
    recipientAge: ageAtSeparation(record, recipient),
    children: childrenIn(record, dependents, payor),
    adultSupport: adultSupport(record, dependents, payor),
    specialExpenses: ownExpenses(record, dependents, payor),
  };
  return { payor, monthsTogether: together, question };
};
