import { z } from 'zod';

/** A setting that is `true` or `false`; false when unset. */
export const Switch = z.stringbool({ truthy: ['true'], falsy: ['false'] }).default(false);

const isKey = (key: string): boolean => z.base64().safeParse(key).success && Buffer.from(key, 'base64').length === 32;

export const KeyOf32Bytes = z.string().refine(isKey, 'must be 32 bytes in base64');

/** The first one wraps; others, separated by commas, open what they wrapped. */
export const MasterKeys = z
  .string()
  .refine((keys) => keys.split(',').every(isKey), 'must be 32 bytes in base64, or several such keys with commas');

/** Where spans are sent: OTLP over HTTP, such as http://collector:4318. Unset: nowhere. */
export const TracesReceiver = z.url({ protocol: /^https?$/ }).optional();

/**
 * The settings of every service. A service adds its own in `config.ts`: `export const Config = ServiceConfig.extend({
 * … })`.
 */
export const ServiceConfig = z.object({
  /** The port to listen on; 0 takes a free one. */
  SERVICE_PORT: z.coerce.number().int().min(0).max(65_535),
  /** The network address to listen on; by default reachable only by a gateway on this machine. */
  SERVICE_HOST: z.string().min(1).default('127.0.0.1'),
  /** Postgres, with the service's own role. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),
  /** Prefix of every Redis key of jobs and events; equal for all services of an installation. */
  REDIS_PREFIX: z.string().min(1).default('evenhand'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  /** The sender of mail: `Evenhand <hello@example.ca>`. */
  MAIL_FROM: z.string().min(3),
  /** The public origin, without a trailing slash. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, '')),
  /** The gateway's Ed25519 public key: SPKI in PEM, or its base64 content. */
  IDENTITY_PUBLIC_KEY: z.string().min(1),
  /** 32 bytes in base64, equal for all services of an installation: encrypts mail and events that wait to be sent. */
  QUEUE_KEY: KeyOf32Bytes,
  /** 32 bytes in base64, equal for all services of an installation: seals mail addresses, and finds people by them. */
  ADDRESS_KEY: KeyOf32Bytes,
  /** The service's folder for files, if it stores any; readiness fails when its disk is full. */
  DATA_FOLDER: z.string().min(1).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: TracesReceiver,
  /** Accepts settings that are unsafe outside localhost; logged at every start. */
  ALLOW_INSECURE: Switch,
  /** A job is taken over by another worker after 1 to 1.5 times this period without a heartbeat. */
  JOB_LOCK_SECONDS: z.coerce.number().int().min(2).default(20),
  /** Graceful shutdown when standard input ends: the supervisor has died and cannot restart this process. */
  STOP_WITH_INPUT: Switch,
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
  /** How long readiness fails before the service stops taking requests, in milliseconds. */
  STOP_DELAY_MS: z.coerce.number().int().min(0).default(1_000),
});
export type ServiceConfig = z.infer<typeof ServiceConfig>;

/** Injection token of the parsed configuration: `@Inject(CONFIG) private readonly config: Config`. */
export const CONFIG = Symbol('config');
