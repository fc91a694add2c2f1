import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of versions made before, the current one under an open invitation counts as shared. */
export class SharedVersions1798300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE agreements ADD COLUMN shared_in uuid;
      ALTER TABLE agreements ADD COLUMN accepted_proposal uuid;
      UPDATE agreements SET shared_in = invitations.id FROM invitations
      WHERE invitations.case_id = agreements.case_id AND invitations.state IN ('sent', 'opened')
        AND agreements.state IN ('in_review', 'ready', 'partially_signed', 'completed', 'declined');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE agreements DROP COLUMN accepted_proposal, DROP COLUMN shared_in');
  }
}
