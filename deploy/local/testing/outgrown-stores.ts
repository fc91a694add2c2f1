import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { GenericContainer, type StartedTestContainer, Wait } from 'testcontainers';

/** Qdrant and S3 storage in containers: the settings by which the contract suites find them, and how to end them. */
export interface OutgrownStores {
  settings: Record<string, string>;
  /** One sentence a store, for the note of a test run. */
  notes: string[];
  stop: () => Promise<void>;
}

/** As in docker-compose.yml, or images built where no registry can be reached. */
const QDRANT = process.env.TEST_QDRANT_IMAGE ?? 'qdrant/qdrant:v1.16.0';
const STORAGE = process.env.TEST_S3_IMAGE ?? 'minio/minio';
const BUCKET = 'evidence';

/** The first run fetches the image; a registry that does not answer holds up no test. */
const AT_MOST_MS = 120_000;

interface Store {
  /** The setting that names a server of one's own, which is then used instead. */
  setting: string;
  image: string;
  port: number;
  container: (secret: string) => GenericContainer;
  settings: (address: string, secret: string) => Record<string, string>;
}

const stores: Store[] = [
  {
    setting: 'QDRANT_URL',
    image: QDRANT,
    port: 6333,
    container: (secret) => new GenericContainer(QDRANT).withEnvironment({ QDRANT__SERVICE__API_KEY: secret }),
    settings: (address, secret) => ({ QDRANT_URL: address, QDRANT_API_KEY: secret }),
  },
  {
    setting: 'S3_ENDPOINT',
    image: STORAGE,
    port: 9000,
    container: (secret) =>
      new GenericContainer(STORAGE)
        .withEnvironment({ MINIO_ROOT_USER: 'evenhand', MINIO_ROOT_PASSWORD: secret })
        .withEntrypoint(['sh', '-c'])
        // A folder that is there before the start is a bucket.
        .withCommand([`mkdir -p /data/${BUCKET} && minio server /data`]),
    settings: (address, secret) => ({
      S3_ENDPOINT: address,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY: 'evenhand',
      S3_SECRET_KEY: secret,
    }),
  },
];

interface Tried {
  note: string;
  settings?: Record<string, string>;
  started?: StartedTestContainer;
}

const start = async ({ setting, image, port, container, settings }: Store): Promise<Tried> => {
  const own = process.env[setting];
  if (own) return { note: `${setting} is set: the tests use the server at ${own}.` };
  const secret = randomBytes(12).toString('hex');
  const starting = container(secret).withExposedPorts(port).withWaitStrategy(Wait.forListeningPorts()).start();
  const started = await Promise.race([starting, pause(AT_MOST_MS, undefined, { ref: false })]).catch(() => undefined);
  // One that comes too late is ended, not left running.
  if (!started) void starting.then((late) => late.stop()).catch(() => undefined);
  if (!started) return { note: `no container of ${image} could be started: a double stands in.` };
  const address = `http://${started.getHost()}:${started.getMappedPort(port)}`;
  return { note: `${image} runs in a container for the tests.`, settings: settings(address, secret), started };
};

/** Starts the stores that only a large installation has; a double replaces each that does not start. */
export const startOutgrownStores = async (): Promise<OutgrownStores> => {
  const tried = await Promise.all(stores.map(start));
  return {
    settings: Object.assign({}, ...tried.map(({ settings }) => settings)),
    notes: tried.map(({ note }) => note),
    stop: async () => {
      await Promise.all(tried.map(({ started }) => started?.stop()));
    },
  };
};
