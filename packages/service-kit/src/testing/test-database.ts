import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { testAddresses } from './addresses.js';

/** One database per test file. */
export interface TestDatabase {
  name: string;
  /** Makes a role that owns one schema and can enter no other; returns its URL. */
  roleFor(schema: string): Promise<string>;
  drop(): Promise<void>;
}

const asAdministrator = async (database: string, ...statements: string[]): Promise<void> => {
  const url = Object.assign(new URL(testAddresses().TEST_POSTGRES_URL), { pathname: `/${database}` });
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
};

/** Makes an empty database; `drop` also removes the roles. */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const roles: string[] = [];
  await asAdministrator('postgres', `create database ${name}`);
  await asAdministrator(name, 'revoke all on schema public from public');
  return {
    name,
    async roleFor(schema) {
      const role = `${name}_${schema}`;
      const schemaSql = [`create schema ${schema} authorization ${role}`, `revoke all on schema ${schema} from public`];
      await asAdministrator(name, `create role ${role} login password 'test'`, ...schemaSql);
      roles.push(role);
      const account = { username: role, password: 'test', pathname: `/${name}` };
      return Object.assign(new URL(testAddresses().TEST_POSTGRES_URL), account).href;
    },
    async drop() {
      const dropRoles = roles.map((role) => `drop role ${role}`);
      await asAdministrator('postgres', `drop database ${name} with (force)`, ...dropRoles);
    },
  };
};
