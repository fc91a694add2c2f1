import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Number of movements per import, and an index of item changes by time. */
export class Sizes1796700000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE statement_import ADD size int;
      UPDATE statement_import SET size =
        (SELECT coalesce(sum((movement->>'count')::int), 0) FROM jsonb_array_elements(movements) movement);
      ALTER TABLE statement_import ALTER size SET NOT NULL;
      UPDATE statement_import SET movements = '[]' WHERE undone_at IS NOT NULL;
      ALTER TABLE remembered_mapping ADD told_at timestamptz NOT NULL DEFAULT now();
      CREATE INDEX item_version_of_case ON item_version (case_id, at);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX item_version_of_case;
      ALTER TABLE remembered_mapping DROP told_at;
      ALTER TABLE statement_import DROP size;`);
  }
}
