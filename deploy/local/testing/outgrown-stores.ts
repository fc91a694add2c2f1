import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { GenericContainer, type StartedTestContainer, Wait } from 'testcontainers';

/** Qdrant and S3 in containers: settings for the contract suites, and their end. */
export interface OutgrownStores {
  settings: Record<string, string>;
  /** A sentence per store, for the run's notes. */
  notes: string[];
  stop: () => Promise<void>;
}

/** As in docker-compose.yml, or images built where no registry can be reached. */
const QDRANT = process.env.TEST_QDRANT_IMAGE ?? 'qdrant/qdrant:v1.16.0';
const STORAGE = process.env.TEST_S3_IMAGE ?? 'minio/minio';
const BUCKET = 'evidence';

/** Bounds the first download of the image. */
const AT_MOST_MS = 120_000;

interface Store {
  /** Setting that names an external server instead. */
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
        // A folder that exists at start is a bucket.
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
  // Ends a container that starts after the timeout.
  if (!started) void starting.then((late) => late.stop()).catch(() => undefined);
  if (!started) return { note: `no container of ${image} could be started: a double stands in.` };
  const address = `http://${started.getHost()}:${started.getMappedPort(port)}`;
  return { note: `${image} runs in a container for the tests.`, settings: settings(address, secret), started };
};

/** A test double replaces each store that does not start. */
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
