import { intakeProblems } from '@evenhand/contracts/intake/checks';
import { writeAgreement } from '@evenhand/family-law/document/generate';
import { findingsIn } from '@evenhand/family-law/findings/consistency-findings';
import { agreedTerms } from '@evenhand/family-law/terms/terms';
import { AS_OF, type CleanCouple } from './clean-couples.ts';
import { inAmounts } from './planted-amounts.ts';
import { inChildren } from './planted-children.ts';
import { inDays } from './planted-days.ts';
import { inDisclosures } from './planted-disclosures.ts';
import { inOwnWords } from './planted-own-words.ts';
import { inPeople } from './planted-people.ts';
import { inProperty } from './planted-property.ts';
import { inSupport } from './planted-support.ts';
import { inTwoPlaces } from './planted-twice.ts';
import { unknownFigures } from './read-back.ts';

const planted = [
  ...inDisclosures,
  ...inPeople,
  ...inChildren,
  ...inSupport,
  ...inProperty,
  ...inOwnWords,
  ...inDays,
  ...inTwoPlaces,
  ...inAmounts,
];

/** What stops an approval, in the document or at the submission, and what else is reported. */
const reported = ({ record, statements }: CleanCouple): string[] => {
  const agreed = agreedTerms(record, AS_OF, statements);
  return [
    ...intakeProblems(record, AS_OF).map(({ field, code }) => `${field}: ${code}`),
    ...findingsIn(agreed, statements.owner !== null).map(({ id }) => id),
    ...writeAgreement(agreed).missing.map(({ answer }) => `${answer} is open`),
  ];
};

/** Faults of a clean couple's agreement: what stops its approval, and printed figures that are in no term. */
export const check = ({ record, statements }: CleanCouple): string[] => {
  const agreed = agreedTerms(record, AS_OF, statements);
  const document = writeAgreement(agreed);
  return [
    ...document.missing.map(({ sentence }) => `cannot be approved: ${sentence}`),
    ...unknownFigures(agreed, document),
  ];
};

interface Outcome {
  readonly name: string;
  readonly tried: number;
  readonly found: number;
  /** What found it in the first couple. */
  readonly by: string;
}

/**
 * Plants each contradiction in couples that have a place for it; found when it adds a finding or a missing answer.
 * @param times the number of couples for each
 */
export const planting = (couples: readonly CleanCouple[], times: number): Outcome[] =>
  planted.map(({ name, plant }) => {
    const found: string[][] = [];
    for (const couple of couples) {
      const contradictory = plant(couple);
      if (contradictory === null) continue;
      const before = reported(couple);
      found.push(reported(contradictory).filter((one) => !before.includes(one)));
      if (found.length === times) break;
    }
    const by = found[0]?.slice(0, 3).join('; ') ?? '';
    return { name, tried: found.length, found: found.filter((one) => one.length > 0).length, by };
  });
