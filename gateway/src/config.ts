import { serviceNames } from '@evenhand/contracts/identity';
import type { NeededSetting } from '@evenhand/service-kit/config/outside-localhost';
import { readConfig } from '@evenhand/service-kit/config/read-config';
import { Switch, TracesReceiver } from '@evenhand/service-kit/config/service-config';
import { z } from 'zod';

const Milliseconds = z.coerce.number().int().min(0);
const AtLeastOne = z.coerce.number().int().min(1);
const CallsPerMinute = AtLeastOne;
const MOST_PROXIES = 8;
const HttpAddress = z.url({ protocol: /^https?$/ });

const fromJson = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'must be JSON, such as {"svc-auth":"http://127.0.0.1:4001", …}' });
    return z.NEVER;
  }
});

export const Config = z.object({
  /** The port to listen on; 0 takes a free one. */
  SERVICE_PORT: z.coerce.number().int().min(0).max(65_535),
  /** The network address to listen on; default: all of this machine. */
  SERVICE_HOST: z.string().min(1).optional(),
  /** The public address. State-changing requests must come from its origin. */
  PUBLIC_URL: HttpAddress.transform((url) => new URL(url).origin),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),
  /** JSON: each service's name and address. */
  SERVICES: fromJson.pipe(
    z.record(
      z.enum(serviceNames),
      HttpAddress.transform((url) => new URL(url).origin),
    ),
  ),
  /** Ed25519, PKCS #8 in PEM. Services hold the public key. */
  IDENTITY_PRIVATE_KEY: z.string().startsWith('-----BEGIN PRIVATE KEY-----'),
  /** The origin of the S3 store to which browsers upload files of the Evidence Kit; unset: this one. */
  UPLOAD_ORIGIN: HttpAddress.transform((url) => new URL(url).origin).optional(),
  /** Stripe's public key: allows /checkout to load Stripe's card form. */
  STRIPE_PUBLISHABLE_KEY: z.string().startsWith('pk_').optional(),
  /** The port of `/metrics`, for Prometheus alone: SERVICE_PORT is public. Unset: none. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: TracesReceiver,
  /** The built site; unset: the gateway serves only the API. */
  SITE_FOLDER: z.string().min(1).optional(),
  /**
   * Number of our own proxies that append to X-Forwarded-For; 0, the default on localhost, uses the connection's
   * address. Too few: all callers have a proxy's address. Too many: callers can forge theirs.
   */
  PROXIES_IN_FRONT: z.coerce.number().int().min(0).max(MOST_PROXIES).optional(),

  /** All calls of one network address, which a household or an office may share. */
  CALLS_PER_MINUTE_OF_ADDRESS: CallsPerMinute.default(1_200),
  /** All calls of one signed-in person or one scoped access, over all addresses. */
  CALLS_PER_MINUTE_OF_PERSON: CallsPerMinute.default(600),
  /** Calls of one network address that try a password, a link or a code, or send one. */
  ATTEMPTS_PER_MINUTE_OF_ADDRESS: CallsPerMinute.default(60),
  /** Requests of one network address for a new link. Each may send a mail. */
  RENEWALS_PER_MINUTE_OF_ADDRESS: CallsPerMinute.default(6),
  /** Files uploaded from one network address without signing in. */
  FILES_PER_MINUTE_OF_ADDRESS: CallsPerMinute.default(20),

  /** Simultaneous requests of a person or a scoped access; and of all anonymous callers at one network address. */
  OPEN_CALLS_OF_PERSON: AtLeastOne.default(24),
  OPEN_CALLS_OF_ADDRESS: AtLeastOne.default(64),
  /** Simultaneous calls, and uploads, of one person at one service; further ones wait. */
  OPEN_CALLS_OF_PERSON_TO_SERVICE: AtLeastOne.default(4),
  /** Simultaneous event streams of one person. */
  OPEN_STREAMS_OF_PERSON: AtLeastOne.default(8),

  /** Least rate of a body in every window, unless the service applies back-pressure. */
  BODY_BYTES_PER_SECOND: AtLeastOne.default(500),
  BODY_WINDOW_MS: AtLeastOne.default(5_000),
  /** Connections to one service for JSON calls: 21 people with 24 simultaneous calls each. */
  CALL_CONNECTIONS: AtLeastOne.default(512),
  /** Limits for a service to accept a connection, to begin its answer, and between two pieces of it. */
  CONNECT_TIMEOUT_MS: Milliseconds.default(2_000),
  ANSWER_TIMEOUT_MS: Milliseconds.default(30_000),
  /** Limit for a whole request body; a file has more by its largest size. */
  REQUEST_TIMEOUT_MS: Milliseconds.default(120_000),
  /** Limit for a file of the Evidence Kit: 200 MB at 0.5 Mbit/s take 53 minutes. */
  UPLOAD_TIMEOUT_MS: Milliseconds.default(3_600_000),
  /** How long a session is cached. Signing out removes it at once. */
  SESSION_CACHE_SECONDS: z.coerce.number().int().min(1).default(30),

  /** Accepts settings that are unsafe outside localhost; logged at every start. */
  ALLOW_INSECURE: Switch,
  /** Graceful shutdown when standard input ends: the supervisor has died and cannot restart this process. */
  STOP_WITH_INPUT: Switch,
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
  /** How long readiness fails before the gateway stops taking requests. */
  STOP_DELAY_MS: Milliseconds.default(1_000),
});
export type Config = z.infer<typeof Config>;

/** Optional on localhost only. */
export const neededOutsideLocalhost: readonly NeededSetting[] = [{ name: 'PROXIES_IN_FRONT' }];

export const config = (): Readonly<Config> => readConfig(Config, process.env, { neededOutsideLocalhost });
