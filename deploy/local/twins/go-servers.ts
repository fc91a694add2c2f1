import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../ports.ts';
import { must, type Server, startProgram } from './server.ts';

interface Prepared {
  args: string[];
  environment?: Record<string, string>;
  settings: Record<string, string>;
  /** What the tests need of the running server. */
  fetched?: { from: string; to: string };
}

/** Built from the Go module proxy, whose newest version is not always the newest release. */
interface GoServer extends Omit<Server, 'start'> {
  module: string;
  prepare: (port: number, folder: string) => Promise<Prepared>;
}

const BUCKET = 'evidence';
const USER = 'evenhand';
const STORAGE_TESTS = ['svc-evidence/tests/storage', 'svc-evidence/tests/uploads', 'deploy/local/tests/release-bucket'];

/** A store whose folder has a bucket before it starts. */
const store = async (port: number, folder: string, args: string[], named: [string, string]): Promise<Prepared> => {
  const [user, secret] = named;
  const password = randomBytes(12).toString('hex');
  await mkdir(join(folder, BUCKET), { recursive: true });
  return {
    args,
    environment: { [user]: USER, [secret]: password },
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: 'us-east-1',
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY: USER,
      S3_SECRET_KEY: password,
    },
  };
};

const started = ({ module, prepare, ...server }: GoServer): Server => ({
  ...server,
  start: async (folder, programs) => {
    await must('go', ['install', `${module}@${server.version}`], { GOBIN: programs });
    const port = await freePort();
    const { args, environment, settings, fetched } = await prepare(port, folder);
    const command = join(programs, module.split('/').at(-1) ?? '');
    const stop = await startProgram({ name: server.name, command, args, environment, port });
    if (fetched) await writeFile(fetched.to, await (await fetch(fetched.from)).text());
    return { settings, stop };
  },
});

export const goServers: Server[] = [
  {
    name: 'MinIO',
    module: 'github.com/minio/minio',
    version: 'v0.0.0-20260212201848-7aac2a2c5b7c',
    tests: STORAGE_TESTS,
    prepare: (port: number, folder: string) =>
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
    prepare: (port: number, folder: string) =>
      store(port, folder, ['--port', `127.0.0.1:${port}`, 'posix', folder], ['ROOT_ACCESS_KEY', 'ROOT_SECRET_KEY']),
  },
  {
    name: 'sigstore timestamp-server',
    module: 'github.com/sigstore/timestamp-authority/cmd/timestamp-server',
    version: 'v1.2.9',
    tests: ['packages/service-kit/tests/timestamp-authorities.test.ts'],
    prepare: async (port: number, folder: string) => {
      const chain = join(folder, 'chain.pem');
      const api = `http://127.0.0.1:${port}/api/v1/timestamp`;
      const listens = ['--host', '127.0.0.1', '--port', String(port)];
      return {
        args: ['serve', '--timestamp-signer', 'memory', '--disable-ntp-monitoring', ...listens],
        settings: { TIMESTAMP_URL: api, TIMESTAMP_CHAIN: chain },
        fetched: { from: `${api}/certchain`, to: chain },
      };
    },
  },
  {
    name: 'stripe-mock',
    module: 'github.com/stripe/stripe-mock',
    version: 'v0.203.0',
    tests: ['svc-billing/tests/provider/stripe-calls.test.ts'],
    notShown: 'what an account does: states of a payment, disputes, webhooks, our version of the API',
    prepare: async (port: number) => ({
      args: ['-http-addr', `127.0.0.1:${port}`],
      settings: { STRIPE_API_URL: `http://127.0.0.1:${port}` },
    }),
  },
].map(started);
