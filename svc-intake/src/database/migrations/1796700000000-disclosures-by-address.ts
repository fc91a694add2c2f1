import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Keys a disclosure by its hash, with the address of its author, and a receipt with the address of its reader. Halves
 * and receipts without a known address lapse.
 */
export class DisclosuresByAddress1796700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE disclosure_receipts (
        case_id uuid NOT NULL,
        sha256 text NOT NULL,
        address text NOT NULL,
        opened_at timestamptz NOT NULL,
        PRIMARY KEY (case_id, sha256, address)
      );
      ALTER TABLE case_statements
        ADD sha256 text,
        ADD address text NOT NULL DEFAULT '',
        ADD revoked boolean NOT NULL DEFAULT false,
        DROP COLUMN opened_at,
        DROP CONSTRAINT case_statements_pkey,
        ALTER party DROP NOT NULL,
        ALTER frozen_at DROP NOT NULL,
        ALTER statement DROP NOT NULL;
      UPDATE case_statements SET sha256 = statement ->> 'sha256';
      ALTER TABLE case_statements ADD PRIMARY KEY (case_id, sha256);
      ALTER TABLE approvals ADD disclosure_sha256 text;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE approvals DROP disclosure_sha256;
      DELETE FROM case_statements WHERE revoked OR EXISTS (
        SELECT FROM case_statements AS later WHERE later.case_id = case_statements.case_id
          AND later.party = case_statements.party AND NOT later.revoked
          AND (later.frozen_at, later.sha256) > (case_statements.frozen_at, case_statements.sha256)
      );
      ALTER TABLE case_statements
        DROP CONSTRAINT case_statements_pkey,
        DROP sha256, DROP address, DROP revoked,
        ADD opened_at timestamptz,
        ALTER frozen_at SET NOT NULL,
        ALTER statement SET NOT NULL,
        ADD PRIMARY KEY (case_id, party);
      DROP TABLE disclosure_receipts;
    `);
  }
}
