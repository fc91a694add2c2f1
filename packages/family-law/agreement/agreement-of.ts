import type { Deal } from '@evenhand/contracts/agreement/deal';
import type { AgreementDocument } from '@evenhand/contracts/agreement/document';
import type { Finding } from '@evenhand/contracts/agreement/findings';
import { IsoDate } from '@evenhand/contracts/dates';
import { intakeProblems } from '@evenhand/contracts/intake/checks';
import type { IntakeProblem } from '@evenhand/contracts/intake/problem';
import { IntakeRecord } from '@evenhand/contracts/intake/record';
import { dealOf } from '@evenhand/family-law/deal/deal';
import { writeAgreement } from '@evenhand/family-law/document/generate';
import { plainText } from '@evenhand/family-law/document/plain-text';
import { findingsIn } from '@evenhand/family-law/findings/consistency-findings';
import { agreedTerms, type Terms } from '@evenhand/family-law/terms/terms';

interface MadeAgreement {
  readonly asOf: IsoDate;
  readonly ruleVersion: string;
  /** Answers that the intake refuses. */
  readonly problems: IntakeProblem[];
  readonly findings: Finding[];
  /** What the text leaves open, and blocking findings. */
  readonly missing: AgreementDocument['missing'];
  readonly deal: Deal;
  readonly terms: Terms;
  readonly text: string;
}

/**
 * Everything that the engine makes of one intake record, without disclosures.
 * @param json an intake record, amounts in cents
 * @param day the day of the draft
 */
export const agreementOf = (json: unknown, day: string): MadeAgreement | { readonly refused: string } => {
  const asOf = IsoDate.safeParse(day);
  if (!asOf.success) return { refused: `${day} is no day of the form YYYY-MM-DD.` };
  const record = IntakeRecord.safeParse(json);
  if (!record.success)
    return { refused: record.error.issues.map(({ path, message }) => `/${path.join('/')}: ${message}`).join('\n') };
  const agreed = agreedTerms(record.data, asOf.data);
  const document = writeAgreement(agreed);
  return {
    asOf: asOf.data,
    ruleVersion: document.ruleVersion,
    problems: intakeProblems(record.data, asOf.data),
    findings: findingsIn(agreed),
    missing: document.missing,
    deal: dealOf(agreed.terms, document),
    terms: agreed.terms,
    text: plainText(document),
  };
};
