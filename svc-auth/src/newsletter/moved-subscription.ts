import { storedAddress } from '@evenhand/service-kit/sealed-addresses/stored-address';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { consentSubject } from '../consents/consent-subject.js';

/** A confirmed newsletter follows its person to another proven address, with the record of their consent. */
@Injectable()
export class MovedSubscription {
  async move(manager: EntityManager, { from, to }: { from: string; to: string }): Promise<void> {
    const [stored, moved] = [storedAddress(manager, from), storedAddress(manager, to)];
    const added = await manager.query(
      `INSERT INTO newsletter_subscription (email, text_version, confirmation_hash, confirmation_expires_at, confirmed_at)
       SELECT $2, text_version, gen_random_uuid(), confirmation_expires_at, confirmed_at
       FROM newsletter_subscription WHERE email = $1 AND confirmed_at IS NOT NULL
       ON CONFLICT (email) DO NOTHING RETURNING email`,
      [stored, moved],
    );
    if (added.length > 0)
      await manager.query(
        `INSERT INTO consent_record (id, purpose, subject_hash, given, text_version, how, at)
         SELECT gen_random_uuid(), purpose, $2, given, text_version, how, at
         FROM consent_record WHERE purpose = 'newsletter' AND subject_hash = $1`,
        [consentSubject(manager, from), consentSubject(manager, to)],
      );
    await manager.query('UPDATE newsletter_unsubscribe_link SET email = $2 WHERE email = $1', [stored, moved]);
    await manager.query('DELETE FROM newsletter_subscription WHERE email = $1', [stored]);
  }
}
