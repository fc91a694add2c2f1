import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LinkRefusals1795140000000 implements MigrationInterface {
  async up(runner: QueryRunner) {
    await runner.query(`
      CREATE TABLE link_refusal (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        person_id uuid NOT NULL REFERENCES person ON DELETE CASCADE,
        at timestamptz NOT NULL,
        because text NOT NULL,
        device text NOT NULL
      );
      CREATE INDEX link_refusal_of_person ON link_refusal (person_id, at);
      CREATE INDEX link_refusal_at ON link_refusal (at);
    `);
  }

  async down(runner: QueryRunner) {
    await runner.query('DROP TABLE link_refusal');
  }
}
