import { DefaultNamingStrategy, type MigrationInterface } from 'typeorm';
import { AddressSeal } from '../sealed-addresses/address-seal.js';
import type { SealingOptions } from '../sealed-columns/sealing-data-source.js';
import { WaitingMail1763600000002 } from './kit-tables.migration.js';
import { LettersSentAgain1799000000000 } from './letters-sent-again.migration.js';
import { SealedAnswers1798800000000 } from './sealed-answers.migration.js';
import { TracedOutbox1799100000000 } from './traced-outbox.migration.js';

/** Names columns in snake case: `caseId` is stored in `case_id`. */
export class ColumnNames extends DefaultNamingStrategy {
  override columnName(property: string, named: string | undefined, prefixes: string[]): string {
    return named ?? [...prefixes, property].join('_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  }
}

/** A service's part of the database. */
export interface DatabaseShape {
  /** The schema this service owns; no other service can read it. */
  schema: string;
  entities: (new () => object)[];
  migrations: (new () => MigrationInterface)[];
}

/**
 * The database of a service's schema. The first two migrations are the baselines of the kit and of the service.
 * @param addressKey ADDRESS_KEY
 */
export const databaseOptions = (url: string, shape: DatabaseShape, addressKey: string): SealingOptions => ({
  type: 'postgres',
  url,
  schema: shape.schema,
  addresses: new AddressSeal(addressKey, shape.schema),
  entities: shape.entities,
  namingStrategy: new ColumnNames(),
  migrations: [
    WaitingMail1763600000002,
    ...shape.migrations,
    SealedAnswers1798800000000,
    LettersSentAgain1799000000000,
    TracedOutbox1799100000000,
  ],
  migrationsRun: false,
  synchronize: false,
  installExtensions: false,
  uuidExtension: 'pgcrypto',
  applicationName: `evenhand-${shape.schema}`,
  extra: {
    options: `-c search_path=${shape.schema} -c statement_timeout=30000 -c idle_in_transaction_session_timeout=60000`,
    max: 10,
    // The last of many calls for one lock may wait for all others.
    connectionTimeoutMillis: 15_000,
  },
});
