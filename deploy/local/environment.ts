import { type Deployable, type Surroundings, workspaceOf } from './deployables.ts';

/** Optional settings of every deployable. */
const everywhere = ['ALLOW_INSECURE', 'JOB_LOCK_SECONDS', 'NODE_EXTRA_CA_CERTS', 'OTEL_EXPORTER_OTLP_ENDPOINT'];

const passed = (name: string): [string, string][] => {
  const value = process.env[name];
  return value ? [[name, value]] : [];
};

/**
 * A small young generation saves a sixth of the memory of a mostly idle service. Source maps are loaded in development
 * only.
 */
const nodeOptions = ({ busy }: Deployable, { siteFolder }: Surroundings): string =>
  [busy ? '' : '--max-semi-space-size=4', siteFolder ? '' : '--enable-source-maps'].join(' ').trim();

/** The complete environment of a deployable; nothing else of the machine's environment is passed on. */
export const environmentOf = (deployable: Deployable, around: Surroundings): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  HOME: process.env.HOME ?? '',
  LANG: 'C.UTF-8',
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
  NODE_OPTIONS: nodeOptions(deployable, around),
  SERVICE_PORT: String(around.ports[deployable.name]),
  REDIS_URL: around.stores.redisUrl,
  SMTP_URL: around.stores.smtpUrl,
  MAIL_FROM: around.mailFrom,
  PUBLIC_URL: around.publicUrl,
  IDENTITY_PUBLIC_KEY: around.identity.publicKey,
  DATA_FOLDER: `${around.dataFolder}/${workspaceOf(deployable)}`,
  STOP_DELAY_MS: '200',
  ...(around.databaseUrl && {
    DATABASE_URL: around.databaseUrl,
    QUEUE_KEY: around.queueKey,
    ADDRESS_KEY: around.addressKey,
  }),
  ...Object.fromEntries(everywhere.flatMap(passed)),
  ...(deployable.schema && { DATABASE_SCHEMA: deployable.schema }),
  ...Object.fromEntries((deployable.passes ?? []).flatMap((name) => passed(name))),
  ...deployable.settings?.(around),
});
