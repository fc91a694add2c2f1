import { serviceNames } from '@evenhand/contracts/identity';
import type { NeededSetting } from '@evenhand/service-kit/config/outside-localhost';
import { readConfig } from '@evenhand/service-kit/config/read-config';
import { Switch } from '@evenhand/service-kit/config/service-config';
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
  /** The network address to listen on; every one of this machine unless told. */
  SERVICE_HOST: z.string().min(1).optional(),
  /** The address people see. Requests that change something must come from its origin. */
  PUBLIC_URL: HttpAddress.transform((url) => new URL(url).origin),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),
  /** JSON: the name of each service and its address. */
  SERVICES: fromJson.pipe(
    z.record(
      z.enum(serviceNames),
      HttpAddress.transform((url) => new URL(url).origin),
    ),
  ),
  /** Ed25519, PKCS #8 in PEM. Services hold the public half. */
  IDENTITY_PRIVATE_KEY: z.string().startsWith('-----BEGIN PRIVATE KEY-----'),
  /** Where browsers send files of the Evidence Kit when that is not here: the origin of a store that speaks S3. */
  UPLOAD_ORIGIN: HttpAddress.transform((url) => new URL(url).origin).optional(),
  /** Stripe's public key: where it is set, /checkout may load Stripe's card form. */
  STRIPE_PUBLISHABLE_KEY: z.string().startsWith('pk_').optional(),
  /** The built site to serve; without it the gateway serves the API alone. */
  SITE_FOLDER: z.string().min(1).optional(),
  /**
   * How many proxies of our own are in front and add to X-Forwarded-For; 0, and on localhost unless given, believes the
   * connection alone. With too few everybody has the address of a proxy, with too many anybody may invent one.
   */
  PROXIES_IN_FRONT: z.coerce.number().int().min(0).max(MOST_PROXIES).optional(),

  /** All calls from one network address; a household or an office shares one. */
  CALLS_PER_MINUTE_OF_ADDRESS: CallsPerMinute.default(1_200),
  /** All calls of one person signed in, or of one scoped access, wherever they come from. */
  CALLS_PER_MINUTE_OF_PERSON: CallsPerMinute.default(600),
  /** Calls that try a password, a link or a code, or make us send one, from one network address. */
  ATTEMPTS_PER_MINUTE_OF_ADDRESS: CallsPerMinute.default(60),
  /** Calls that ask for a new link in place of an old one, from one network address. Each may send a mail. */
  RENEWALS_PER_MINUTE_OF_ADDRESS: CallsPerMinute.default(6),
  /** Files handed in from one network address without signing in. */
  FILES_PER_MINUTE_OF_ADDRESS: CallsPerMinute.default(20),

  /** Requests open at once: of a person or a scoped access, wherever they are; of all others at one network address. */
  OPEN_CALLS_OF_PERSON: AtLeastOne.default(24),
  OPEN_CALLS_OF_ADDRESS: AtLeastOne.default(64),
  /** How many of a person's calls one service works on at once, and how many of their files it sends; others wait. */
  OPEN_CALLS_OF_PERSON_TO_SERVICE: AtLeastOne.default(4),
  /** Streams of events open at once, of one person. */
  OPEN_STREAMS_OF_PERSON: AtLeastOne.default(8),

  /** What of a body has to arrive in every window of time, unless a service keeps it waiting. */
  BODY_BYTES_PER_SECOND: AtLeastOne.default(500),
  BODY_WINDOW_MS: AtLeastOne.default(5_000),
  /** Connections to one service for calls that carry JSON both ways: what 20 people may have open at once, and some. */
  CALL_CONNECTIONS: AtLeastOne.default(512),
  /** How long a service may take to accept a connection, to begin its answer, and to rest in the middle of it. */
  CONNECT_TIMEOUT_MS: Milliseconds.default(2_000),
  ANSWER_TIMEOUT_MS: Milliseconds.default(30_000),
  /** How long a browser may take to hand in a whole request. */
  REQUEST_TIMEOUT_MS: Milliseconds.default(120_000),
  /** The same for a file of the Evidence Kit: 200 MB at half a megabit a second take most of an hour. */
  UPLOAD_TIMEOUT_MS: Milliseconds.default(3_600_000),
  /** How long a session found good is believed without asking svc-auth again. Signing out does not wait for it. */
  SESSION_CACHE_SECONDS: z.coerce.number().int().min(1).default(30),

  /** Accepts settings that are unsafe outside localhost; said in the log at every start. */
  ALLOW_INSECURE: Switch,
  /** Graceful shutdown when standard input ends: the supervisor has died and cannot restart this process. */
  STOP_WITH_INPUT: Switch,
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
  /** How long readiness fails before the gateway stops taking requests. */
  STOP_DELAY_MS: Milliseconds.default(1_000),
});
export type Config = z.infer<typeof Config>;

/** What only an installation on localhost may leave to be guessed. */
export const neededOutsideLocalhost: readonly NeededSetting[] = [{ name: 'PROXIES_IN_FRONT' }];

export const config = (): Readonly<Config> => readConfig(Config, process.env, { neededOutsideLocalhost });
