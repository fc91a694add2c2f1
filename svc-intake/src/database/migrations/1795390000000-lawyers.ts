import type { MigrationInterface, QueryRunner } from 'typeorm';

const four = "'owner', 'owner-witness', 'partner', 'partner-witness'";
const six = `${four}, 'owner-lawyer', 'partner-lawyer'`;

/** The lawyer whom a party names certifies the advice by a separate link. */
export class Lawyers1795390000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE lawyers (
        agreement_id uuid NOT NULL REFERENCES agreements ON DELETE CASCADE,
        party text NOT NULL CHECK (party IN ('owner', 'partner')),
        name text NOT NULL,
        email text NOT NULL,
        PRIMARY KEY (agreement_id, party)
      );
      ALTER TABLE signatures ADD law_society_number text,
        DROP CONSTRAINT signatures_role_check, ADD CHECK (role IN (${six}));
      ALTER TABLE signing_events DROP CONSTRAINT signing_events_role_check, ADD CHECK (role IN (${six}));
      ALTER TABLE links
        DROP CONSTRAINT links_purpose_check, ADD CHECK (purpose IN ('review', 'sign', 'witness', 'lawyer')),
        DROP CONSTRAINT links_role_check, ADD CHECK (role IN ('partner', 'witness', 'lawyer'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM accesses WHERE purpose = 'lawyer';
      DELETE FROM links WHERE purpose = 'lawyer';
      DELETE FROM signing_events WHERE role LIKE '%-lawyer';
      DELETE FROM signatures WHERE role LIKE '%-lawyer';
      ALTER TABLE links
        DROP CONSTRAINT links_purpose_check, ADD CHECK (purpose IN ('review', 'sign', 'witness')),
        DROP CONSTRAINT links_role_check, ADD CHECK (role IN ('partner', 'witness'));
      ALTER TABLE signing_events DROP CONSTRAINT signing_events_role_check, ADD CHECK (role IN (${four}));
      ALTER TABLE signatures DROP law_society_number,
        DROP CONSTRAINT signatures_role_check, ADD CHECK (role IN (${four}));
      DROP TABLE lawyers;
    `);
  }
}
