import type { Client } from 'pg';

/** A service's role, password and schema. */
export interface ServiceRole {
  role: string;
  password: string;
  schema: string;
}

/**
 * Creates a role that owns one schema and may enter no other. Idempotent: resets the password, drops nothing. Run as
 * an administrator in the product's database.
 */
export const serviceRole = async (administrator: Client, { role, password, schema }: ServiceRole): Promise<void> => {
  const [name, owned] = [administrator.escapeIdentifier(role), administrator.escapeIdentifier(schema)];
  const known = await administrator.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role]);
  const attributes = `LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOINHERIT PASSWORD ${administrator.escapeLiteral(password)}`;
  await administrator.query(`${known.rowCount ? 'ALTER' : 'CREATE'} ROLE ${name} ${attributes}`);
  await administrator.query(`CREATE SCHEMA IF NOT EXISTS ${owned} AUTHORIZATION ${name}`);
  await administrator.query(`REVOKE ALL ON SCHEMA ${owned} FROM PUBLIC`);
  await administrator.query(`ALTER ROLE ${name} SET search_path = ${owned}`);
};

/** Revokes what Postgres grants to everyone: creating objects in `public`, and temporary tables in other databases. */
export const closeDatabase = async (administrator: Client, database: string): Promise<void> => {
  await administrator.query('REVOKE ALL ON SCHEMA public FROM PUBLIC');
  await administrator.query(`REVOKE ALL ON DATABASE ${administrator.escapeIdentifier(database)} FROM PUBLIC`);
};

/** Lets a role connect to a database that {@link closeDatabase} closed. */
export const letIn = async (administrator: Client, database: string, role: string): Promise<void> => {
  const names = [database, role].map((name) => administrator.escapeIdentifier(name));
  await administrator.query(`GRANT CONNECT ON DATABASE ${names[0]} TO ${names[1]}`);
};
