import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds what keeps the finances open, and the end of an invitation by a decline. */
export class OpenPoints1797500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE case_finances ADD COLUMN documents_provided int NOT NULL DEFAULT 0,
        ADD COLUMN missing_values int NOT NULL DEFAULT 0;
      ALTER TABLE invitations DROP CONSTRAINT invitations_state_check;
      ALTER TABLE invitations ADD CONSTRAINT invitations_state_check
        CHECK (state IN ('sent', 'opened', 'declined', 'withdrawn', 'expired', 'not_the_person'));
      UPDATE invitations SET state = 'declined' FROM (
        SELECT DISTINCT ON (case_id) case_id, state FROM agreements ORDER BY case_id, version DESC
      ) AS current
      WHERE current.case_id = invitations.case_id AND current.state = 'declined'
        AND invitations.state IN ('sent', 'opened');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE invitations SET state = 'withdrawn' WHERE state = 'declined';
      ALTER TABLE invitations DROP CONSTRAINT invitations_state_check;
      ALTER TABLE invitations ADD CONSTRAINT invitations_state_check
        CHECK (state IN ('sent', 'opened', 'withdrawn', 'expired', 'not_the_person'));
      ALTER TABLE case_finances DROP COLUMN documents_provided, DROP COLUMN missing_values;
    `);
  }
}
