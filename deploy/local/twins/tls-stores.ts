import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from '../ports.ts';
import { bundledPostgres, startPostgres } from '../stack/postgres.ts';
import { environmentOf } from '../stack/program.ts';
import { findRedis } from '../stack/redis.ts';
import { prepareDataFolder } from '../stack/stack.ts';
import { must, type Server, startProgram } from './server.ts';

const HOST = '127.0.0.1';
const TESTS = ['database', 'outbox', 'jobs', 'dead-letters', 'idempotency', 'sealed-columns', 'lost-database'].map(
  (name) => `packages/service-kit/tests/${name}.test.ts`,
);

interface Certificate {
  certificate: string;
  key: string;
}

/** A certificate for {@link HOST}, its own authority, as server.crt and server.key. */
const certify = async (folder: string): Promise<Certificate> => {
  const [certificate, key] = [join(folder, 'server.crt'), join(folder, 'server.key')];
  const name = ['-subj', '/CN=localhost', '-addext', `subjectAltName=IP:${HOST}`];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  await must('openssl', ['req', '-x509', ...kind, ...name, '-keyout', key, '-out', certificate]);
  return { certificate, key };
};

/** Refuses connections without TLS from now on. */
const closeToPlain = async (url: string, folder: string, { key }: Certificate): Promise<void> => {
  const { uid, gid } = statSync(folder);
  chownSync(key, uid, gid);
  writeFileSync(join(folder, 'pg_hba.conf'), `hostssl all all ${HOST}/32 scram-sha-256\n`);
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('ALTER SYSTEM SET ssl = on');
  await client.query('SELECT pg_reload_conf()');
  await client.end();
};

export const tlsStores: Server[] = [
  {
    name: 'PostgreSQL, TLS alone',
    version: bundledPostgres().version,
    tests: TESTS,
    start: async (folder) => {
      prepareDataFolder(folder);
      const { url, stop } = await startPostgres({ dataFolder: folder, durable: false });
      const data = join(folder, 'postgres');
      const certified = await certify(data);
      await closeToPlain(url, data, certified);
      const search = `?sslmode=verify-full&sslrootcert=${encodeURIComponent(certified.certificate)}`;
      return { settings: { TEST_POSTGRES_URL: url + search }, stop };
    },
  },
  {
    name: 'Redis, TLS alone',
    get version() {
      const program = findRedis();
      const said = execFileSync(program.command, ['--version'], { encoding: 'utf8', env: environmentOf(program) });
      return /v=(\S+)/.exec(said)?.[1] ?? said;
    },
    tests: TESTS,
    start: async (folder) => {
      const { certificate, key } = await certify(folder);
      const program = findRedis();
      const port = await freePort();
      const password = randomBytes(12).toString('hex');
      const tls = ['--port', '0', '--tls-port', String(port), '--tls-auth-clients', 'no'];
      const files = ['--tls-cert-file', certificate, '--tls-key-file', key, '--tls-ca-cert-file', certificate];
      const rest = ['--bind', HOST, '--dir', folder, '--save', '', '--maxmemory-policy', 'noeviction'];
      const stop = await startProgram({
        name: 'Redis',
        command: program.command,
        args: [...tls, ...files, ...rest, '--requirepass', password],
        environment: environmentOf(program),
        port,
      });
      const settings = { TEST_REDIS_URL: `rediss://:${password}@${HOST}:${port}`, NODE_EXTRA_CA_CERTS: certificate };
      return { settings, stop };
    },
  },
];
