import type { MigrationInterface, QueryRunner } from 'typeorm';

const written = (...texts: string[]) =>
  `to_jsonb(array_remove(ARRAY[${texts.map((text) => `nullif(btrim(${text}), '')`).join(', ')}], NULL))`;
const answer = (field: string) => `(record->>'${field}')`;
const hidden = (address: string, isHidden: string) =>
  `CASE WHEN ${answer(isHidden)} = 'true' THEN ${answer(address)} END`;

/** Publishes the hidden contact data of existing cases once; later changes publish themselves. */
export class ContactsHidden1796700200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      INSERT INTO outbox (id, kind, name, payload)
      SELECT gen_random_uuid(), 'event', 'contacts.hidden', jsonb_build_object(
        'caseId', cases.id,
        'at', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'owner', jsonb_build_object(
          'addresses', ${written(hidden('userAddress', 'userAddressHidden'))},
          'phones', ${written(answer('phoneNumber'))},
          'emails', ${written(answer('userEmail'), 'cases.email')}),
        'partner', jsonb_build_object(
          'addresses', ${written(hidden('partnerAddress', 'partnerAddressHidden'))},
          'phones', '[]'::jsonb,
          'emails', ${written(answer('partnerEmail'))}))
      FROM cases LEFT JOIN intakes ON intakes.case_id = cases.id`);
  }

  /** Published events cannot be taken back. */
  async down(): Promise<void> {}
}
