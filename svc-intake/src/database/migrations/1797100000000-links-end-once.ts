import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A link is open until it has an end: drops the state column. */
export class LinksEndOnce1797100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE links SET ended_at = coalesce(ended_at, now()),
        ended_because = coalesce(ended_because, CASE state WHEN 'used' THEN 'used' ELSE 'not-kept' END)
        WHERE state <> 'open';
      UPDATE accesses SET ended_because = 'not-kept' WHERE ended_at IS NOT NULL AND ended_because IS NULL;
      DROP INDEX links_open;
      CREATE UNIQUE INDEX links_open ON links (case_id, purpose, party) WHERE ended_at IS NULL;
      ALTER TABLE links DROP state, ADD CHECK ((ended_at IS NULL) = (ended_because IS NULL));
      CREATE INDEX links_of_email ON links (email);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX links_of_email;
      ALTER TABLE links DROP CONSTRAINT links_check, ADD state text NOT NULL DEFAULT 'open'
        CHECK (state IN ('open', 'used', 'ended'));
      UPDATE links SET state = CASE ended_because WHEN 'used' THEN 'used' ELSE 'ended' END WHERE ended_at IS NOT NULL;
      ALTER TABLE links ALTER state DROP DEFAULT;
      DROP INDEX links_open;
      CREATE UNIQUE INDEX links_open ON links (case_id, purpose, party) WHERE state = 'open';
      UPDATE links SET ended_because = NULL WHERE ended_because = 'not-kept';
      UPDATE accesses SET ended_because = NULL WHERE ended_because = 'not-kept';
    `);
  }
}
