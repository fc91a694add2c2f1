import { isDeepStrictEqual } from 'node:util';
import type { AgreementDocument } from '@evenhand/contracts/agreement/document';
import { NegotiableField, Patch, type ProposalPrice } from '@evenhand/contracts/agreement/proposals';
import { isAsked } from '@evenhand/contracts/intake/asked';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import { dayOf } from '@evenhand/contracts/toronto';
import { writeAgreement } from '@evenhand/family-law/document/generate';
import { effectsOf } from '@evenhand/family-law/proposals/effects';
import { type EqualMove, equalMoves } from '@evenhand/family-law/proposals/equal-moves';
import { patched } from '@evenhand/family-law/proposals/patch';
import { agreedTerms } from '@evenhand/family-law/terms/terms';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { intakeServer } from '@evenhand/wording/intake-server';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AgreementRow } from '../agreement/rows/agreement.entity.js';
import type { IntakeRow } from '../answers/intake.entity.js';
import { documentHash } from '../documents/document-hash.js';
import { redlines, unchangedArticles } from '../documents/redlines.js';
import { impossibleAnswers } from '../intake/check-submission.js';
import { StatementsRepository } from '../statements/statements.repository.js';

/** Answers with a submission. */
export type Submitted = IntakeRow & { submittedRecord: IntakeRecord };

const fields = NegotiableField.options;
const fieldsIn = (patch: Patch): NegotiableField[] => fields.filter((field) => field in patch);

/** The answers to the questions that apply; null while one is open. */
export const answersIn = (record: IntakeRecord, some: readonly NegotiableField[] = fields): Patch =>
  Object.fromEntries(some.filter((field) => isAsked(field, record)).map((field) => [field, record[field] ?? null]));

/** Whether each answer that the patch replaces is as it was. */
export const appliesTo = (record: IntakeRecord, from: Patch): boolean =>
  isDeepStrictEqual(answersIn(record, fieldsIn(from)), from);

@Injectable()
export class PricingService {
  constructor(
    private readonly statements: StatementsRepository,
    private readonly clock: Clock,
  ) {}

  /** What the patch replaces. @throws ProblemError for an answer that cannot be true, or a patch without an effect */
  replaced({ submittedRecord: record }: Submitted, patch: Patch): Patch {
    const changed = patched(record, patch);
    const asked = (field: NegotiableField) => isAsked(field, record) || isAsked(field, changed);
    const moot = fieldsIn(patch).filter((field) => !asked(field));
    const problems = impossibleAnswers(changed, dayOf(this.clock.now()), fieldsIn(patch));
    const from = Object.fromEntries(fieldsIn(patch).map((field) => [field, record[field] ?? null]));
    if (problems.length === 0 && isDeepStrictEqual(from, patch))
      problems.push({ pointer: '/patch', detail: intakeServer.sameAnswers });
    for (const field of moot) problems.push({ pointer: `/${field}`, detail: intakeServer.notAsked });
    return problems.length > 0 ? fail('invalid-input', undefined, problems) : from;
  }

  async equalMoves(
    manager: EntityManager,
    { caseId }: AgreementRow,
    { submittedRecord }: Submitted,
    patch: Patch,
  ): Promise<EqualMove[]> {
    const statements = await this.statements.of(manager, caseId);
    return equalMoves(submittedRecord, patch, { asOf: dayOf(this.clock.now()), statements });
  }

  async price(...question: Parameters<PricingService['priced']>): Promise<ProposalPrice> {
    const { document: _, ...price } = await this.priced(...question);
    return price;
  }

  /** With the text that accepting gives. */
  async priced(
    manager: EntityManager,
    { document, caseId }: AgreementRow,
    { submittedRecord: record }: Submitted,
    patch: Patch,
  ): Promise<ProposalPrice & { document: AgreementDocument }> {
    const statements = await this.statements.of(manager, caseId);
    const today = dayOf(this.clock.now());
    const after = agreedTerms(patched(record, patch), today, statements);
    const result = writeAgreement(after);
    const changes = redlines(document, result);
    const open = new Set(document.missing.map(({ sentence }) => sentence));
    return {
      document: result,
      result: documentHash(result),
      ...effectsOf(agreedTerms(record, today, statements), after, statements.owner !== null),
      redlines: changes,
      unchanged: unchangedArticles(result, changes),
      missing: result.missing.map(({ sentence }) => sentence).filter((sentence) => !open.has(sentence)),
    };
  }
}
