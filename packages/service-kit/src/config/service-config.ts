import { z } from 'zod';
import { Switch } from './switch.js';

/**
 * What every service reads from its environment. A service with more needs extends it in its own `config.ts`:
 * `export const Config = ServiceConfig.extend({ … })`.
 */
export const ServiceConfig = z.object({
  /** The port to listen on; 0 takes a free one. */
  SERVICE_PORT: z.coerce.number().int().min(0).max(65_535),
  /** The network address to listen on: by default this machine, so that only a gateway on it reaches the service. */
  SERVICE_HOST: z.string().min(1).default('127.0.0.1'),
  /** Postgres, as the service's own role. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),
  /** Begins every key of jobs and events in Redis; the same for all services of one installation. */
  REDIS_PREFIX: z.string().min(1).default('evenhand'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  /** The sender of mail: `Evenhand <hello@example.ca>`. */
  MAIL_FROM: z.string().min(3),
  /** The origin people see, without a slash at the end. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, '')),
  /** The gateway's Ed25519 public key: SPKI, as PEM or as the base64 inside it. */
  IDENTITY_PUBLIC_KEY: z.string().min(1),
  /** 32 bytes in base64, the same for all services of one installation: encrypts mail and events that wait to be sent. */
  QUEUE_KEY: z.base64().refine((key) => Buffer.from(key, 'base64').length === 32, 'must be 32 bytes in base64'),
  /** Where this service keeps files, when it keeps any; readiness fails once its disk is full. */
  DATA_FOLDER: z.string().min(1).optional(),
  /** Accepts settings that are unsafe outside localhost; logged at every start. */
  ALLOW_INSECURE: Switch,
  /** After this long without a sign of its worker, a job is taken over by another; 1.5 times as long at most. */
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
