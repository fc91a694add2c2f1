import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A partner whose part is being deleted gets no new link. */
export class LeavingGuests1799100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE leaving_guests (
        case_id uuid NOT NULL,
        email text NOT NULL CHECK (email ~ '^a1[.][A-Za-z0-9_-]{22,}$'),
        since timestamptz NOT NULL,
        PRIMARY KEY (case_id, email)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE leaving_guests');
  }
}
