import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A disclosure link keeps its expiry and the reason of its end; codes and refusals have tables. */
export class ExplainedLinks1797100000000 implements MigrationInterface {
  /** Codes mailed before are expired: their hashes had another subject. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE codes (
        subject text PRIMARY KEY,
        hash text NOT NULL,
        sent_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        wrong_tries int NOT NULL,
        all_wrong_tries int NOT NULL,
        sent_in_day int NOT NULL,
        day_began timestamptz NOT NULL,
        used_at timestamptz
      );
      CREATE TABLE link_refusals (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        link_id uuid NOT NULL REFERENCES disclosure_link ON DELETE CASCADE,
        at timestamptz NOT NULL,
        act text NOT NULL,
        because text NOT NULL
      );
      CREATE INDEX link_refusals_of_link ON link_refusals (link_id, at DESC);
      INSERT INTO codes SELECT 'link:' || id, coalesce(code_hash, ''), code_sent_at, code_sent_at,
        wrong_tries, all_wrong_tries, codes_in_day, coalesce(code_day_began, code_sent_at),
        CASE WHEN code_hash IS NULL THEN code_sent_at END
        FROM disclosure_link WHERE code_sent_at IS NOT NULL;
      ALTER TABLE disclosure_link ADD ended_at timestamptz, ADD ended_because text;
      -- The reason of an older end was not kept; its time took the place of the expiry, 30 days after the sending.
      UPDATE disclosure_link SET ended_at = expires_at, expires_at = sent_at + interval '30 days',
        ended_because = CASE WHEN all_wrong_tries >= 15 THEN 'too-many-wrong-codes' ELSE 'not-kept' END
        WHERE expires_at < sent_at + interval '30 days' - interval '1 minute';
      ALTER TABLE disclosure_link ADD CHECK ((ended_at IS NULL) = (ended_because IS NULL)),
        DROP code_hash, DROP code_sent_at, DROP codes_in_day, DROP code_day_began, DROP wrong_tries, DROP all_wrong_tries;
      CREATE INDEX disclosure_link_of_email ON disclosure_link (email);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX disclosure_link_of_email;
      ALTER TABLE disclosure_link DROP CONSTRAINT disclosure_link_check,
        ADD code_hash text, ADD code_sent_at timestamptz, ADD codes_in_day int NOT NULL DEFAULT 0,
        ADD code_day_began timestamptz, ADD wrong_tries int NOT NULL DEFAULT 0, ADD all_wrong_tries int NOT NULL DEFAULT 0;
      UPDATE disclosure_link SET code_hash = CASE WHEN used_at IS NULL THEN hash END, code_sent_at = codes.sent_at,
        codes_in_day = sent_in_day, code_day_began = day_began, wrong_tries = codes.wrong_tries,
        all_wrong_tries = codes.all_wrong_tries FROM codes WHERE subject = 'link:' || id;
      UPDATE disclosure_link SET expires_at = ended_at WHERE ended_at < expires_at;
      ALTER TABLE disclosure_link DROP ended_at, DROP ended_because,
        ALTER wrong_tries DROP DEFAULT, ALTER all_wrong_tries DROP DEFAULT;
      DROP TABLE link_refusals, codes;
    `);
  }
}
