import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { AgreementDocument } from '@evenhand/contracts/agreement/document';
import { NegotiableField, type Patch } from '@evenhand/contracts/agreement/negotiable';
import type { ProposalPreview } from '@evenhand/contracts/agreement/proposal-price';
import type { OpenPoint } from '@evenhand/contracts/agreement/proposals';
import { isAsked } from '@evenhand/contracts/intake/asked';
import type { IntakeRecord } from '@evenhand/contracts/intake/record';
import type { Cents } from '@evenhand/contracts/money';
import { dayOf } from '@evenhand/contracts/toronto';
import type { Statements } from '@evenhand/family-law/agreement/statements';
import { writeAgreement } from '@evenhand/family-law/document/generate';
import { equalMoves } from '@evenhand/family-law/proposals/equal-moves';
import { patched } from '@evenhand/family-law/proposals/patch';
import { type Agreed, agreedTerms } from '@evenhand/family-law/terms/terms';
import { fail } from '@evenhand/service-kit/problems/fail';
import { Clock } from '@evenhand/service-kit/time/clock';
import { intakeServer } from '@evenhand/wording/intake-server';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { EntityManager } from 'typeorm';
import type { AgreementRow } from '../agreement/rows/agreement.entity.js';
import type { ProposalRow } from '../agreement/rows/proposal.entity.js';
import type { IntakeRow } from '../answers/intake.entity.js';
import { fieldsIn, negotiableAnswers } from '../answers/negotiable-answers.js';
import { redlines, unchangedArticles } from '../documents/redlines.js';
import { StatementsRepository } from '../statements/statements.repository.js';
import { asProblem, newProblems } from './new-blanks.js';
import { openPoints } from './open-points.js';
import { type Priced, priceOf } from './price-of.js';

/** Answers with a submission. */
export type Submitted = IntakeRow & { submittedRecord: IntakeRecord };

interface Basis {
  /** Of the current version. */
  readonly hash: string;
  readonly statements: Statements;
  readonly today: string;
}

const MOST_KEPT = 500;
/** Terms are large, and are used again within one request. */
const MOST_TERMS_KEPT = 50;
const KEPT_MS = 3_600_000;

const keyOf = (question: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(question)).digest('base64');

@Injectable()
export class PricingService {
  private readonly answers = new LRUCache<string, object>({ max: MOST_KEPT, ttl: KEPT_MS });
  private readonly terms = new LRUCache<string, Agreed>({ max: MOST_TERMS_KEPT, ttl: KEPT_MS });

  constructor(
    private readonly statements: StatementsRepository,
    private readonly clock: Clock,
  ) {}

  /** What the patch replaces; null for an answer to a question that is not asked yet. @throws ProblemError for an answer that cannot be true, or a patch without an effect */
  replaced({ submittedRecord: record }: Submitted, patch: Patch): Patch {
    const changed = patched(record, patch);
    const asked = (field: NegotiableField) => isAsked(field, record) || isAsked(field, changed);
    const moot = fieldsIn(patch).filter((field) => !asked(field));
    const problems = newProblems(record, changed, fieldsIn(patch), dayOf(this.clock.now()));
    const answers = negotiableAnswers(record);
    const from = Object.fromEntries(fieldsIn(patch).map((field) => [field, answers[field] ?? null]));
    if (problems.length === 0 && isDeepStrictEqual(from, patch))
      problems.push({ pointer: '/patch', detail: intakeServer.sameAnswers });
    for (const field of moot) problems.push({ pointer: `/${field}`, detail: intakeServer.notAsked });
    return problems.length > 0 ? fail('invalid-input', undefined, problems) : from;
  }

  /** @throws ProblemError for own words without their sentence, or a blank that the patch makes and does not fill */
  async mustFit(manager: EntityManager, agreement: AgreementRow, submitted: Submitted, patch: Patch): Promise<void> {
    const { document, blanks } = await this.priced(manager, agreement, submitted, patch);
    const conflict = patch.rewordings && document.missing.find(({ answer }) => answer.startsWith('rewordings/'));
    if (conflict) fail('invalid-input', undefined, [{ pointer: '/patch/rewordings', detail: conflict.sentence }]);
    if (blanks.length > 0) fail('invalid-input', undefined, blanks.map(asProblem));
  }

  async equalMoves(
    manager: EntityManager,
    { caseId }: AgreementRow,
    { submittedRecord }: Submitted,
    patch: Patch,
  ): Promise<ReturnType<typeof equalMoves>> {
    const statements = await this.statements.of(manager, caseId);
    return equalMoves(submittedRecord, patch, { asOf: dayOf(this.clock.now()), statements });
  }

  /** Writes the agreement of changed answers, with today's disclosures. */
  async writer(manager: EntityManager, caseId: string): Promise<(record: IntakeRecord) => AgreementDocument> {
    const statements = await this.statements.of(manager, caseId);
    const today = dayOf(this.clock.now());
    return (record) => writeAgreement(agreedTerms(record, today, statements));
  }

  /** Monthly child support without an agreed amount; null where it cannot be calculated. */
  async byGuidelines(
    manager: EntityManager,
    agreement: AgreementRow,
    { submittedRecord }: Submitted,
  ): Promise<Cents | null> {
    const basis = await this.basis(manager, agreement);
    const unagreed = patched(submittedRecord, { agreedChildSupportAmount: null });
    return this.agreed(basis, unagreed).terms.childSupport?.monthly.value ?? null;
  }

  /** @param waiting newest first */
  async points(
    manager: EntityManager,
    agreement: AgreementRow,
    { submittedRecord: record }: Submitted,
    waiting: readonly ProposalRow[],
  ): Promise<OpenPoint[]> {
    const basis = await this.basis(manager, agreement);
    const termsOf = (changed: IntakeRecord) => this.agreed(basis, changed).terms;
    const asked = waiting.map(({ id, author, to }) => ({ id, author, to }));
    return this.kept(['points', basis, record, asked], () => openPoints(record, asked, agreement.document, termsOf));
  }

  /** With the words that change. */
  async preview(...question: Parameters<PricingService['priced']>): Promise<ProposalPreview> {
    const [, { document: before }] = question;
    const { price, document } = await this.priced(...question);
    const changes = redlines(before, document);
    return { ...price, redlines: changes, unchanged: unchangedArticles(document, changes) };
  }

  /** With the text that accepting gives. */
  async priced(
    manager: EntityManager,
    agreement: AgreementRow,
    { submittedRecord: record }: Submitted,
    patch: Patch,
  ): Promise<Priced> {
    const basis = await this.basis(manager, agreement);
    const agreed = (answers: IntakeRecord) => this.agreed(basis, answers);
    const isDisclosed = basis.statements.owner !== null;
    return this.kept(['price', basis, record, patch], () =>
      priceOf(record, patch, agreement.document, agreed, isDisclosed),
    );
  }

  /** What a price depends on, other than the answers. */
  private async basis(manager: EntityManager, { caseId, hash }: AgreementRow): Promise<Basis> {
    return { hash, statements: await this.statements.of(manager, caseId), today: dayOf(this.clock.now()) };
  }

  private agreed({ statements, today }: Basis, record: IntakeRecord): Agreed {
    const key = keyOf([statements, today, record]);
    const found = this.terms.get(key) ?? agreedTerms(record, today, statements);
    this.terms.set(key, found);
    return found;
  }

  /** The answer to an equal question, calculated once. The memory of this process alone keeps it, for an hour at most. */
  private kept<Answer extends object>(question: readonly unknown[], calculate: () => Answer): Answer {
    const key = keyOf(question);
    const found = this.answers.get(key);
    if (found) return found as Answer;
    const answer = calculate();
    this.answers.set(key, answer);
    return answer;
  }
}
