import type { IsoDate } from '@evenhand/contracts/dates';
import type { Party } from '@evenhand/contracts/identity';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { wholeMonths } from '../calendar-months.js';
import { ageOn } from '../child-support/province.js';
import { LawProblem } from '../law-problem.js';

/** Ages outside these bounds are input errors. */
const YOUNGEST = 14;
const OLDEST = 130;

const lawProblem = (sentence: string) => new LawProblem('missing', sentence);

/**
 * Premarital cohabitation counts (Advisory Guidelines ch. 3.3.4); without its start date, the marriage date is used.
 */
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

export const monthsTogether = (record: IntakeRecord): number => {
  const since = togetherSince(record);
  const { separationDate, marriageDate, relationshipType } = record;
  if (!separationDate) throw lawProblem('The dates of marriage and separation must be known.');
  const last = relationshipType === 'Legally married' && marriageDate ? marriageDate : since;
  if (separationDate < since || separationDate < last)
    throw new LawProblem('dates-out-of-order', 'The separation is earlier than the marriage.');
  return wholeMonths(since, separationDate);
};

/** For the rule of 65; null without a birth date. */
export const ageAtSeparation = ({ userBirthdate, partnerBirthdate, separationDate }: IntakeRecord, who: Party) => {
  const born = who === 'owner' ? userBirthdate : partnerBirthdate;
  if (!born || !separationDate) return null;
  const age = ageOn(born, separationDate);
  return age >= YOUNGEST && age <= OLDEST ? age : null;
};
