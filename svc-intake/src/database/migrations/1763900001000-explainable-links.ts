import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores when and why links end, refusals, a lifetime count of wrong codes, and the address of a download. */
export class ExplainableLinks1763900001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE links ADD ended_at timestamptz, ADD ended_because text;
      ALTER TABLE accesses ADD ended_because text;
      CREATE TABLE link_refusals (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        link_id uuid NOT NULL,
        at timestamptz NOT NULL,
        act text NOT NULL,
        because text NOT NULL
      );
      CREATE INDEX link_refusals_of_link ON link_refusals (link_id, at DESC);
      ALTER TABLE codes ADD all_wrong_tries int NOT NULL DEFAULT 0;
      -- Witnesses get no download any more, also none that was mailed before.
      DELETE FROM downloads WHERE role IN ('owner-witness', 'partner-witness');
      ALTER TABLE downloads DROP CONSTRAINT downloads_role_check,
        ADD CHECK (role IN ('owner', 'partner')),
        ADD id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
        ADD email text;
      UPDATE downloads SET email = signatures.email FROM signatures
        WHERE signatures.agreement_id = downloads.agreement_id AND signatures.role = downloads.role;
      DELETE FROM downloads WHERE email IS NULL;
      ALTER TABLE downloads ALTER email SET NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE downloads DROP email, DROP id, DROP CONSTRAINT downloads_role_check,
        ADD CHECK (role IN ('owner', 'owner-witness', 'partner', 'partner-witness'));
      ALTER TABLE codes DROP all_wrong_tries;
      DROP TABLE link_refusals;
      ALTER TABLE accesses DROP ended_because;
      ALTER TABLE links DROP ended_because, DROP ended_at;
    `);
  }
}
