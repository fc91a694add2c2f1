import { isDeepStrictEqual } from 'node:util';
import { PackageState } from '@evenhand/contracts/agreement/agreement';
import { IntakeRecord } from '@evenhand/contracts/intake/record';
import { openIn } from '@evenhand/contracts/intake/step-progress';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { answersHash } from '../answers/answers-hash.js';
import { IntakeRow } from '../answers/intake.entity.js';
import { StatementsRepository } from '../statements/statements.repository.js';

export interface CaseBarFacts {
  answersSaved: boolean;
  answersSubmitted: boolean;
  /** Needed and unanswered in the submission. */
  openAnswers: number;
  /** Changed since the submission. */
  changedAnswers: number;
  evidenceFiles: number;
  financeEntries: number;
  financesFrozen: boolean;
  /** Of the ten required documents. */
  documentsProvided: number;
  /** Values that the division of property needs. */
  missingValues: number;
  /** The current version; null before the first. */
  agreement: {
    state: PackageState;
    missingAnswers: number;
    /** Whether its answers are the submitted ones, by hash. */
    isUpToDate: boolean;
    signatures: number;
  } | null;
}

const Found = z.object({
  evidenceFiles: z.int(),
  financeEntries: z.int(),
  financesFrozen: z.boolean(),
  documentsProvided: z.int(),
  missingValues: z.int(),
  state: PackageState.nullable(),
  answersHash: z.string().nullable(),
  missingAnswers: z.int().nullable(),
  signatures: z.int(),
});

/** One statement and the answers, as every page requests the bar. Leaves out the document, which is large. */
const factsOfCase = `
  SELECT (SELECT count(*)::int FROM evidence_files WHERE case_id = $1 AND NOT is_deleted) AS "evidenceFiles",
    coalesce(finances.entries, 0) AS "financeEntries",
    finances.frozen_at IS NOT NULL AS "financesFrozen",
    coalesce(finances.documents_provided, 0) AS "documentsProvided",
    coalesce(finances.missing_values, 0) AS "missingValues",
    current.state,
    current.answers_hash AS "answersHash",
    current.missing_answers AS "missingAnswers",
    (SELECT count(*)::int FROM signatures
      WHERE agreement_id = current.id AND role NOT LIKE '%-lawyer') AS signatures
  FROM (SELECT $1::uuid AS id) AS asked
  LEFT JOIN case_finances AS finances ON finances.case_id = asked.id
  LEFT JOIN LATERAL (
    SELECT id, state, answers_hash, missing_answers FROM agreements WHERE case_id = asked.id ORDER BY version DESC LIMIT 1
  ) AS current ON true`;

const fields = IntakeRecord.keyof().options;

const changedIn = (record: IntakeRecord | null, submitted: IntakeRecord): number =>
  fields.filter((field) => !isDeepStrictEqual(record?.[field], submitted[field])).length;

@Injectable()
export class CaseBarRepository {
  constructor(private readonly statements: StatementsRepository) {}

  async factsOf(manager: EntityManager, caseId: string): Promise<CaseBarFacts> {
    const [row]: unknown[] = await manager.query(factsOfCase, [caseId]);
    const intake = await manager.findOneBy(IntakeRow, { caseId });
    const { record = null, submittedRecord = null } = intake ?? {};
    const { state, missingAnswers, signatures, ...found } = Found.parse(row);
    const statements = await this.statements.of(manager, caseId);
    const submittedHash = submittedRecord && answersHash(submittedRecord, statements);
    return {
      answersSaved: intake !== null,
      answersSubmitted: submittedRecord !== null,
      openAnswers: submittedRecord ? openIn(fields, submittedRecord, fields).length : fields.length,
      changedAnswers: submittedRecord ? changedIn(record, submittedRecord) : 0,
      evidenceFiles: found.evidenceFiles,
      financeEntries: found.financeEntries,
      financesFrozen: found.financesFrozen,
      documentsProvided: found.documentsProvided,
      missingValues: submittedRecord?.relationshipType === 'Legally married' ? found.missingValues : 0,
      agreement: state && {
        state,
        missingAnswers: missingAnswers ?? 0,
        isUpToDate: found.answersHash === submittedHash,
        signatures,
      },
    };
  }
}
