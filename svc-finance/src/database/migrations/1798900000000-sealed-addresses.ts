import { sealAddresses, unsealAddresses } from '@evenhand/service-kit/sealed-addresses/seal-addresses';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const columns = {
  disclosure_link: { email: 'address' },
  half: { email: 'address' },
  second_factor: { email: 'address' },
} as const;

/** Mail addresses, and what belongs to them: docs/decisions/sealed-addresses.md. */
export class SealedAddresses1798900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, of] of Object.entries(columns)) await sealAddresses(runner, table, of);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, of] of Object.entries(columns)) await unsealAddresses(runner, table, of);
  }
}
