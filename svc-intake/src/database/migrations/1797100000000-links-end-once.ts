import type { MigrationInterface, QueryRunner } from 'typeorm';
import { agreementTables } from './agreement-tables.js';
import { caseTables } from './case-tables.js';
import { signingTables } from './signing-tables.js';

/** Baseline: creates the whole schema. Has the name of the last migration that it replaces. */
export class LinksEndOnce1797100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(caseTables);
    await runner.query(agreementTables);
    await runner.query(signingTables);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE downloads, seals, signing_events, signatures, holds, lawyers, witnesses, codes, accesses, link_refusals,
        links, invitations, approvals, agreements;
      DROP TABLE entitlements, disclosure_receipts, case_statements, case_finances, evidence_files, found_contents,
        activities, safety_screens, intakes, cases;
    `);
  }
}
