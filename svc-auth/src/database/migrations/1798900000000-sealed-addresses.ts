import { rewriteColumn, SealsAddresses } from '@evenhand/service-kit/sealed-addresses/seal-addresses';
import { sealOf } from '@evenhand/service-kit/sealed-addresses/stored-address';
import type { QueryRunner } from 'typeorm';

const CONSTRAINT = 'newsletter_unsubscribe_link_email_fkey';
const REFERENCE = `CONSTRAINT ${CONSTRAINT} FOREIGN KEY (email) REFERENCES newsletter_subscription ON DELETE CASCADE`;

/** A hash in hex; the keyed digest is shorter. */
const UNKEYED = { table: 'consent_record', column: 'subject_hash', where: 'length(subject_hash) = 64' };

/** Mail addresses, and what belongs to them: docs/decisions/sealed-addresses.md. */
export class SealedAddresses1798900000000 extends SealsAddresses {
  protected readonly columns = {
    person: { email: 'address', first_name: 'text', last_name: 'text', profile_image_url: 'text' },
    mailed_link: { email: 'address' },
    newsletter_subscription: { email: 'address' },
    newsletter_unsubscribe_link: { email: 'address' },
    address_change: { email: 'address' },
    earlier_address: { email: 'address' },
    passkey: { name: 'text' },
    trusted_device: { label: 'text' },
  } as const;

  override async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE newsletter_unsubscribe_link DROP CONSTRAINT ${CONSTRAINT}`);
    await super.up(runner);
    await runner.query(`ALTER TABLE newsletter_unsubscribe_link ADD ${REFERENCE}`);
    await rewriteColumn(runner, UNKEYED, (subject) => sealOf(runner.manager).digest(subject));
  }

  /** The consents keep their digests. */
  override async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE newsletter_unsubscribe_link DROP CONSTRAINT ${CONSTRAINT}`);
    await super.down(runner);
    await runner.query(`ALTER TABLE newsletter_unsubscribe_link ADD ${REFERENCE}`);
  }
}
