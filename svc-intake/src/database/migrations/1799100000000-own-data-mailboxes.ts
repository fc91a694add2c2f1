import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails are counted by mailbox, which has many spellings; a guest whose part is being deleted gets no new link. */
export class OwnDataMailboxes1799100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE leaving_guests (
        case_id uuid NOT NULL,
        email text NOT NULL CHECK (email ~ '^a1[.][A-Za-z0-9_-]{22,}$'),
        since timestamptz NOT NULL,
        PRIMARY KEY (case_id, email)
      );
      ALTER TABLE own_data_links ADD COLUMN mailbox text CHECK (mailbox ~ '^a1[.][A-Za-z0-9_-]{22,}$');
      CREATE INDEX own_data_links_of_mailbox ON own_data_links (mailbox, sent_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE own_data_links DROP COLUMN mailbox');
    await runner.query('DROP TABLE leaving_guests');
  }
}
