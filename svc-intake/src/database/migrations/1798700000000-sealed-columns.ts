import { caseKeyTable } from '@evenhand/service-kit/keys/case-key.entity';
import { sealColumns, unsealColumns } from '@evenhand/service-kit/sealed-columns/seal-columns';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const columns = {
  cases: { first_name: 'sometimes', last_name: 'sometimes' },
  intakes: { record: 'always', submitted_record: 'sometimes' },
  safety_screens: { answers: 'always' },
  agreements: { document: 'always', negotiable: 'always', declined_reason: 'sometimes' },
  invitations: { message: 'always' },
  proposals: { from: 'always', to: 'always', reason: 'always', answer: 'sometimes' },
  comments: { text: 'always' },
  case_statements: { statement: 'sometimes' },
  witnesses: { name: 'always' },
  lawyers: { name: 'always' },
  signatures: { signature: 'always', law_society_number: 'sometimes', address: 'sometimes' },
  seals: { pdf: 'always' },
} as const;

/** Of an agreement; their keys are those of its case. */
const ofAgreement = ['witnesses', 'lawyers', 'signatures', 'seals'];

/** Seals what the database need not read: docs/decisions/sealed-columns.md. */
export class SealedColumns1798700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(caseKeyTable);
    for (const table of ofAgreement)
      await runner.query(`
        ALTER TABLE ${table} ADD COLUMN case_id uuid;
        UPDATE ${table} SET case_id = agreements.case_id FROM agreements WHERE agreements.id = agreement_id;
        ALTER TABLE ${table} ALTER COLUMN case_id SET NOT NULL;
      `);
    await runner.query(`
      ALTER TABLE agreements ADD COLUMN missing_answers int;
      UPDATE agreements SET missing_answers = coalesce(jsonb_array_length(document -> 'missing'), 0);
      ALTER TABLE agreements ALTER COLUMN missing_answers SET NOT NULL;
      ALTER TABLE intakes DROP CONSTRAINT intakes_check;
    `);
    for (const [table, of] of Object.entries(columns))
      await sealColumns(runner, table, table === 'cases' ? 'id' : 'case_id', of);
    await runner.query(`
      ALTER TABLE intakes ADD CONSTRAINT intakes_check
        CHECK ((num_nonnulls(submitted_record, submitted_record_plain) = 0) = (submitted_at IS NULL));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE intakes DROP CONSTRAINT intakes_check');
    for (const [table, of] of Object.entries(columns)) await unsealColumns(runner, table, of);
    await runner.query(`
      ALTER TABLE intakes ADD CONSTRAINT intakes_check CHECK ((submitted_record IS NULL) = (submitted_at IS NULL));
      ALTER TABLE agreements DROP COLUMN missing_answers;
      DROP TABLE case_key;
    `);
    for (const table of ofAgreement) await runner.query(`ALTER TABLE ${table} DROP COLUMN case_id`);
  }
}
