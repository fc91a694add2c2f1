import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links by which an address without an account asks what is kept of it. */
export class OwnData1799000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE own_data_links (
        id uuid PRIMARY KEY,
        email text NOT NULL CHECK (email ~ '^a1[.][A-Za-z0-9_-]{22,}$'),
        token_hash text NOT NULL UNIQUE,
        sent_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        ended_at timestamptz,
        ended_because text,
        access_hash text UNIQUE,
        access_until timestamptz
      );
      CREATE INDEX own_data_links_of_address ON own_data_links (email, sent_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE own_data_links');
  }
}
