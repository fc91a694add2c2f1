import { Trouble } from './trouble.ts';

const LOCAL = /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/;

/** Whether an address is of this machine. */
export const isLocal = (address: string): boolean => LOCAL.test(URL.parse(address)?.hostname ?? '');

interface Needed {
  what: string;
  /** Permitted prefixes of the value. */
  begins?: readonly string[];
  /** The setting and value that make it unnecessary. */
  unless?: string;
}

/** Required outside localhost, where `npm start` does not provide it. */
const needed: Record<string, Needed> = {
  PROXIES_IN_FRONT: { what: 'how many proxies are in front of the site, 0 where browsers reach it themselves' },
  SMTP_URL: { what: 'the mail server, smtps://…, for the mailbox of npm start delivers to nobody' },
  SENDER_NAME: { what: 'who sends the newsletter: the name of the person or business that runs the site' },
  SENDER_ADDRESS: { what: 'its mailing address, in one line' },
  QUEUE_KEY: { what: '32 bytes in base64 that encrypt mail and events that wait to be sent' },
  ADDRESS_KEY: { what: '32 bytes in base64 that seal mail addresses' },
  CASE_MASTER_KEY: { what: '32 bytes in base64 that wrap the keys of answers, agreements and finances' },
  EVIDENCE_MASTER_KEY: { what: '32 bytes in base64 that wrap the keys of evidence' },
  SEAL_KEY_FILE: { what: 'the PKCS#12 file with the key and certificate that seal' },
  SEAL_KEY_PASSWORD: { what: 'its password' },
  TIMESTAMP_URL: { what: 'the RFC 3161 authority that dates the seal', unless: 'TIMESTAMP_URL=off' },
  STRIPE_SECRET_KEY: {
    what: 'the live key with which Stripe takes cards',
    begins: ['sk_live_', 'rk_live_'],
    unless: 'SANDBOX_PAYMENTS=true',
  },
  HST_NUMBER: {
    what: 'the GST/HST registration number that stands on receipts, 123456789 RT0001',
    unless: 'SANDBOX_PAYMENTS=true',
  },
};

const isGiven = (environment: NodeJS.ProcessEnv, name: string, { begins = [''], unless }: Needed): boolean => {
  const [other = '', value] = unless?.split('=') ?? [];
  if (unless && environment[other] === value) return true;
  const given = environment[name];
  return Boolean(given) && begins.some((beginning) => given?.startsWith(beginning));
};

const askFor = ([name, { what, unless }]: [string, Needed]): string =>
  `${name} is not set: ${what}${unless ? `, or ${unless} to do without` : ''}`;

/** Patterns of encrypted connections to external stores. */
const encrypted: Record<string, RegExp> = { POSTGRES_URL: /[?&]sslmode=verify-full(&|$)/, REDIS_URL: /^rediss:/ };

/** A line per missing setting. */
export const missingOutsideLocalhost = (environment: NodeJS.ProcessEnv): string[] => {
  const { PUBLIC_URL = 'http://localhost' } = environment;
  if (isLocal(PUBLIC_URL)) return [];
  const site = PUBLIC_URL.startsWith('https:') ? [] : ['PUBLIC_URL must begin with https://'];
  const missing = Object.entries(needed).filter(([name, each]) => !isGiven(environment, name, each));
  const open = Object.entries(encrypted).filter(([name, pattern]) => {
    const address = environment[name];
    return address && !isLocal(address) && !pattern.test(address);
  });
  return [
    ...site,
    ...missing.map(askFor),
    ...open.map(([name]) => `${name} must be an encrypted connection (sslmode=verify-full, rediss://)`),
  ];
};

/** @throws Trouble that names each setting missing outside localhost, unless `ALLOW_INSECURE=true` */
export const requireSafeSettings = (environment: NodeJS.ProcessEnv, tell: (sentence: string) => void): void => {
  const missing = missingOutsideLocalhost(environment);
  if (missing.length === 0) return;
  const list = missing.map((line) => `  ${line}`).join('\n');
  if (environment.ALLOW_INSECURE !== 'true') {
    throw new Trouble(
      `Outside localhost these settings are needed (ALLOW_INSECURE=true starts without them):\n${list}`,
    );
  }
  tell(`ALLOW_INSECURE is set, so these are accepted:\n${list}`);
};
