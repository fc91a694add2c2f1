import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../ports.ts';
import { Trouble } from '../trouble.ts';

/** A real server in the place of a double. */
export interface Server {
  name: string;
  /** The newest version in the Go proxy is not always the newest release. */
  module: string;
  version: string;
  /** The contract tests that run against it. */
  tests: string[];
  /** The program, its arguments and the settings of the tests; `folder` is empty. */
  prepare: (port: number, folder: string) => Promise<Prepared>;
}

interface Prepared {
  args: string[];
  environment?: Record<string, string>;
  /** The address that answers once it is up. */
  ready: string;
  settings: Record<string, string>;
  /** What the tests need of the running server. */
  fetched?: { from: string; to: string };
}

const BUCKET = 'evidence';
const USER = 'evenhand';
const STORAGE_TESTS = ['svc-evidence/tests/storage', 'svc-evidence/tests/uploads'];

/** A store whose folder has a bucket before it starts. */
const store = async (port: number, folder: string, args: string[], named: [string, string]): Promise<Prepared> => {
  const [user, secret] = named;
  const password = randomBytes(12).toString('hex');
  await mkdir(join(folder, BUCKET), { recursive: true });
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    args,
    environment: { [user]: USER, [secret]: password },
    ready: endpoint,
    settings: {
      S3_ENDPOINT: endpoint,
      S3_REGION: 'us-east-1',
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY: USER,
      S3_SECRET_KEY: password,
    },
  };
};

export const servers: Server[] = [
  {
    name: 'MinIO',
    module: 'github.com/minio/minio',
    version: 'v0.0.0-20260212201848-7aac2a2c5b7c',
    tests: STORAGE_TESTS,
    prepare: (port, folder) =>
      store(
        port,
        folder,
        ['server', '--quiet', '--address', `127.0.0.1:${port}`, folder],
        ['MINIO_ROOT_USER', 'MINIO_ROOT_PASSWORD'],
      ),
  },
  {
    name: 'versitygw',
    module: 'github.com/versity/versitygw/cmd/versitygw',
    version: 'v1.8.0',
    tests: STORAGE_TESTS,
    prepare: (port, folder) =>
      store(port, folder, ['--port', `127.0.0.1:${port}`, 'posix', folder], ['ROOT_ACCESS_KEY', 'ROOT_SECRET_KEY']),
  },
  {
    name: 'sigstore timestamp-server',
    module: 'github.com/sigstore/timestamp-authority/cmd/timestamp-server',
    version: 'v1.2.9',
    tests: ['packages/service-kit/tests/timestamp-authorities.test.ts'],
    prepare: async (port, folder) => {
      const chain = join(folder, 'chain.pem');
      const site = `http://127.0.0.1:${port}`;
      const listens = ['--host', '127.0.0.1', '--port', String(port)];
      return {
        args: ['serve', '--timestamp-signer', 'memory', '--disable-ntp-monitoring', ...listens],
        ready: `${site}/ping`,
        settings: { TIMESTAMP_URL: `${site}/api/v1/timestamp`, TIMESTAMP_CHAIN: chain },
        fetched: { from: `${site}/api/v1/timestamp/certchain`, to: chain },
      };
    },
  },
];

const READY_MS = 30_000;

export interface RunningServer {
  settings: Record<string, string>;
  stop: () => void;
}

/** @throws Trouble when it does not answer in time */
export const startServer = async (program: string, server: Server, folder: string): Promise<RunningServer> => {
  await mkdir(folder, { recursive: true });
  const { args, environment, ready, settings, fetched } = await server.prepare(await freePort(), folder);
  const child = spawn(program, args, { env: { ...process.env, ...environment }, stdio: 'ignore' });
  const stop = () => void child.kill();
  for (const last = Date.now() + READY_MS; ; await pause(200)) {
    if (
      await fetch(ready).then(
        () => true,
        () => false,
      )
    )
      break;
    if (child.exitCode !== null || Date.now() > last) {
      stop();
      throw new Trouble(`${server.name} does not answer.`);
    }
  }
  if (fetched) await writeFile(fetched.to, await (await fetch(fetched.from)).text());
  return { settings, stop };
};
