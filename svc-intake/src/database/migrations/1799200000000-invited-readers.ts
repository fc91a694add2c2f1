import type { Party } from '@evenhand/contracts/identity';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const invitationAt = (row: string, at: string) => `(
  SELECT invitations.id FROM links
  JOIN invitations ON invitations.case_id = links.case_id AND invitations.partner_email = links.email
  WHERE links.case_id = ${row}.case_id AND links.role = 'partner' AND links.sent_at <= ${row}.${at}
  ORDER BY links.sent_at DESC, invitations.sent_at DESC LIMIT 1)`;

/** The last disclosure of a party before a version was made, of the partner that of an invited address. */
const newestOf = (party: Party) => `(
  SELECT sha256 FROM case_statements AS given
  WHERE given.case_id = agreements.case_id AND given.party = '${party}' AND given.frozen_at <= agreements.created_at
    AND ('${party}' = 'owner' OR address IN (
      SELECT partner_email FROM invitations WHERE invitations.case_id = agreements.case_id))
  ORDER BY frozen_at DESC LIMIT 1)`;

/** Comments and proposals belong to the invitation under which they were written, a version to its disclosures. */
export class InvitedReaders1799200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE comments ADD COLUMN invitation_id uuid;
      ALTER TABLE proposals ADD COLUMN invitation_id uuid;
      ALTER TABLE agreements ADD COLUMN owners_disclosure text;
      ALTER TABLE agreements ADD COLUMN partners_disclosure text;
      UPDATE agreements SET owners_disclosure = ${newestOf('owner')}, partners_disclosure = ${newestOf('partner')};
      UPDATE comments SET invitation_id = ${invitationAt('comments', 'written_at')};
      UPDATE proposals SET invitation_id = ${invitationAt('proposals', 'sent_at')};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE agreements DROP COLUMN owners_disclosure, DROP COLUMN partners_disclosure');
    await runner.query('ALTER TABLE comments DROP COLUMN invitation_id');
    await runner.query('ALTER TABLE proposals DROP COLUMN invitation_id');
  }
}
