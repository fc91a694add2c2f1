import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AddressSeal } from '@evenhand/service-kit/sealed-addresses/address-seal';
import { ROOT } from '../places.ts';
import { findingsIn } from './squawk.ts';

/**
 * Refuses migrations that the release before cannot run with, or that lock a table for long: expand in one release,
 * contract in a later one (docs/decisions/expand-then-contract.md).
 */
const MIGRATIONS = ['svc-*/src/database/migrations/*.ts', 'packages/service-kit/src/database/*.migration.ts'];

/** Ran before this check existed, or replace the release before at once; what ran is not edited. */
const PERMITTED = new Set([
  'AddressChanges1797940000000',
  'Passkeys1797900000000',
  'Negotiators1798100000000',
  'KeysOfParts1798700000000',
  'SealedColumns1798700000000',
  'SealedAddresses1798900000000',
  'SealedNames1798900000000',
]);

/** What a migration uses of a `QueryRunner`. */
interface Recorder {
  query: (sql: string) => Promise<unknown[]>;
  manager: { dataSource: { addresses: AddressSeal } };
}
interface Migration {
  up: (runner: Recorder) => Promise<void>;
}
type MigrationClass = new () => Migration;

const isMigration = (value: unknown): value is MigrationClass =>
  typeof value === 'function' && typeof value.prototype?.up === 'function';

/** The statements of a migration, recorded. */
const statementsOf = async (migration: MigrationClass): Promise<string> => {
  const statements: string[] = [];
  const query = async (sql: string) => {
    statements.push(sql.trim().replace(/;?$/, ';'));
    return [];
  };
  await new migration().up({ query, manager: { dataSource: { addresses: new AddressSeal('', 'recorded') } } });
  return statements.join('\n');
};

const findings: string[] = [];
let count = 0;
for (const file of globSync(MIGRATIONS, { cwd: ROOT })) {
  const module: object = await import(pathToFileURL(join(ROOT, file)).href);
  for (const migration of Object.values(module).filter(isMigration)) {
    count += 1;
    if (!PERMITTED.has(migration.name)) findings.push(...findingsIn(file, await statementsOf(migration)));
  }
}
process.stdout.write([...findings, `${count} migrations, ${findings.length} findings`, ''].join('\n'));
process.exitCode = findings.length ? 1 : 0;
