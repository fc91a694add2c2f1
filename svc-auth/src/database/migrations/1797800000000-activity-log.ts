import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ActivityLog1797800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE activity_head (
        case_id uuid PRIMARY KEY REFERENCES person (case_id) ON DELETE CASCADE,
        count integer NOT NULL,
        hash text NOT NULL,
        stamped_count integer NOT NULL,
        stamped_at timestamptz
      );
      CREATE INDEX activity_head_to_stamp ON activity_head (stamped_at) WHERE count > stamped_count;
      CREATE TABLE activity_entry (
        case_id uuid NOT NULL REFERENCES activity_head ON DELETE CASCADE,
        number integer NOT NULL,
        at timestamptz NOT NULL,
        recorded_at timestamptz NOT NULL,
        kind text NOT NULL,
        detail jsonb NOT NULL,
        previous text NOT NULL,
        hash text NOT NULL,
        PRIMARY KEY (case_id, number)
      );
      CREATE INDEX activity_entry_kinds ON activity_entry (case_id, kind, recorded_at);
      CREATE TABLE activity_stamp (
        case_id uuid NOT NULL REFERENCES activity_head ON DELETE CASCADE,
        count integer NOT NULL,
        head text NOT NULL,
        token bytea NOT NULL,
        certificate text NOT NULL,
        PRIMARY KEY (case_id, count)
      );
      CREATE INDEX activity_stamp_certificates ON activity_stamp (certificate);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE activity_stamp, activity_entry, activity_head;');
  }
}
