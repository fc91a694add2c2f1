/** Settings of one process. */
export interface Surroundings {
  ports: Record<string, number>;
  /** Host by deployable; 127.0.0.1 by default. */
  hosts?: Record<string, string>;
  stores: { redisUrl: string; smtpUrl: string };
  databaseUrl: string;
  dataFolder: string;
  publicUrl: string;
  mailFrom: string;
  /** The composed site; undefined in development. */
  siteFolder?: string;
  identity: { privateKey: string; publicKey: string };
  /** Encrypts mail and events in the outbox. */
  queueKey: string;
  /** Seals mail addresses. */
  addressKey: string;
}

export interface Deployable {
  /** Name in messages and logs; also the workspace unless `workspace` is set. */
  name: string;
  /** The service whose code, database and files this process shares. */
  workspace?: string;
  /** The program to run; dist/main.js by default. */
  program?: string;
  /** Its schema in Postgres and the role that owns it; none when it stores nothing. */
  schema?: string;
  /** Streams or computes: keeps Node's default young generation. */
  busy?: true;
  /** Optional settings, passed on when set. */
  passes?: readonly string[];
  /** Settings beyond those that every deployable gets. */
  settings?: (surroundings: Surroundings) => Record<string, string>;
}

const addresses = ({ ports, hosts = {} }: Surroundings) =>
  Object.fromEntries(
    services
      .filter(({ workspace }) => !workspace)
      .map(({ name }) => [name, `http://${hosts[name] ?? '127.0.0.1'}:${ports[name]}`]),
  );

const keyService = ['KEY_SERVICE_URL', 'KEY_SERVICE_TOKEN', 'KEY_SERVICE_MOUNT'];

/** Keys of what services keep of a case in their tables. */
const caseKeys = ['CASE_MASTER_KEY', ...keyService];

/** External stores of evidence, also for the worker. */
const evidenceStores = [
  'EVIDENCE_MASTER_KEY',
  ...keyService,
  ...['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
  ...['QDRANT_URL', 'QDRANT_API_KEY', 'QDRANT_COLLECTION'],
];

const services: Deployable[] = [
  {
    name: 'svc-auth',
    schema: 'auth',
    passes: [
      'OIDC_ISSUER',
      'OIDC_CLIENT_ID',
      'OIDC_CLIENT_SECRET',
      'SESSION_IDLE_MINUTES',
      'SESSION_LONGEST_HOURS',
      'ERASURE_SETTLE_SECONDS',
      'SUPPORT_ADDRESS',
      'SENDER_NAME',
      'SENDER_ADDRESS',
      'OPERATOR_ADDRESSES',
      'TIMESTAMP_URL',
    ],
  },
  {
    name: 'svc-intake',
    schema: 'intake',
    passes: ['SEAL_KEY_FILE', 'SEAL_KEY_PASSWORD', 'TIMESTAMP_URL', 'SELF_TEST', 'COOLING_OFF_DAYS', ...caseKeys],
  },
  {
    name: 'svc-evidence',
    busy: true,
    schema: 'evidence',
    passes: ['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL', 'AI_TIMEOUT_MS', ...evidenceStores],
  },
  {
    name: 'svc-evidence-worker',
    busy: true,
    workspace: 'svc-evidence',
    program: 'dist/worker.js',
    passes: evidenceStores,
  },
  { name: 'svc-finance', schema: 'finance', passes: caseKeys },
  {
    name: 'svc-billing',
    schema: 'billing',
    passes: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET', 'SANDBOX_PAYMENTS', 'HST_NUMBER'],
  },
];

const gateway: Deployable = {
  name: 'gateway',
  busy: true,
  // Services listen on 127.0.0.1 alone.
  passes: ['SERVICE_HOST', 'PROXIES_IN_FRONT', 'UPLOAD_ORIGIN', 'METRICS_PORT', 'STRIPE_PUBLISHABLE_KEY'],
  settings: (around) => ({
    SERVICES: JSON.stringify(addresses(around)),
    ...(around.siteFolder && { SITE_FOLDER: around.siteFolder }),
    IDENTITY_PRIVATE_KEY: around.identity.privateKey,
  }),
};

/** All start in parallel; the gateway answers for a service that is not ready. */
export const deployables: Deployable[] = [...services, gateway];

/** The deployables with the given number of evidence workers. */
export const processesWith = (evidenceWorkers: number): Deployable[] => {
  const copiesOf = (worker: Deployable): Deployable[] =>
    Array.from({ length: evidenceWorkers }, (_, at) => (at ? { ...worker, name: `${worker.name}-${at + 1}` } : worker));
  return deployables.flatMap((each) => (each.name === 'svc-evidence-worker' ? copiesOf(each) : [each]));
};

export const workspaceOf = ({ name, workspace = name }: Deployable): string => workspace;
