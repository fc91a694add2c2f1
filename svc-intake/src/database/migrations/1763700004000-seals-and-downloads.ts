import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SealsAndDownloads1763700004000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE seals (
        agreement_id uuid PRIMARY KEY REFERENCES agreements ON DELETE CASCADE,
        pdf bytea NOT NULL,
        sha256 text NOT NULL,
        sealed_by text NOT NULL,
        sealed_at timestamptz NOT NULL
      );
      CREATE TABLE downloads (
        token_hash text PRIMARY KEY,
        agreement_id uuid NOT NULL REFERENCES agreements ON DELETE CASCADE,
        role text NOT NULL CHECK (role IN ('owner', 'owner-witness', 'partner', 'partner-witness')),
        expires_at timestamptz NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE downloads, seals');
  }
}
