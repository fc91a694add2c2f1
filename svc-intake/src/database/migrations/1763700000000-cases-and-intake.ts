import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CasesAndIntake1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE cases (
        id uuid PRIMARY KEY,
        person_id uuid NOT NULL UNIQUE,
        email text,
        first_name text,
        last_name text,
        opened_at timestamptz NOT NULL
      );
      CREATE TABLE intakes (
        case_id uuid PRIMARY KEY REFERENCES cases ON DELETE CASCADE,
        record jsonb NOT NULL,
        version int NOT NULL,
        field_versions jsonb NOT NULL,
        saved_at timestamptz NOT NULL,
        submitted_record jsonb,
        submitted_at timestamptz,
        CHECK ((submitted_record IS NULL) = (submitted_at IS NULL))
      );
      CREATE TABLE safety_screens (
        case_id uuid PRIMARY KEY REFERENCES cases ON DELETE CASCADE,
        answers jsonb NOT NULL,
        go_on_anyway boolean NOT NULL,
        answered_at timestamptz NOT NULL
      );
      CREATE TABLE activities (
        id uuid PRIMARY KEY,
        case_id uuid NOT NULL REFERENCES cases ON DELETE CASCADE,
        kind text NOT NULL,
        at timestamptz NOT NULL
      );
      CREATE INDEX activities_of_case ON activities (case_id, at DESC);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE activities, safety_screens, intakes, cases');
  }
}
