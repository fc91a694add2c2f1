import type { MigrationInterface, QueryRunner } from 'typeorm';

export class QdrantBatches1795435200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE qdrant_batch (
        file_id uuid NOT NULL,
        first integer NOT NULL,
        case_id uuid NOT NULL,
        chunks integer NOT NULL,
        words integer NOT NULL,
        turn bigint GENERATED ALWAYS AS IDENTITY,
        PRIMARY KEY (file_id, first)
      );
      CREATE INDEX qdrant_batch_of_case ON qdrant_batch (case_id);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE qdrant_batch');
  }
}
