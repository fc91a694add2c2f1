import { sealAddresses, unsealAddresses } from '@evenhand/service-kit/sealed-addresses/seal-addresses';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const columns = { name: 'text' } as const;

/** Names of files: docs/decisions/sealed-addresses.md. */
export class SealedNames1798900000000 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return sealAddresses(runner, 'evidence_file', columns);
  }

  down(runner: QueryRunner): Promise<void> {
    return unsealAddresses(runner, 'evidence_file', columns);
  }
}
