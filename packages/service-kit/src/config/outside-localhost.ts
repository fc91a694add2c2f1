const onThisMachine = /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/;

type Settings = Readonly<Record<string, unknown>>;

const urlIn = (settings: Settings, name: string): URL | null => URL.parse(String(settings[name] ?? ''));

const isLocal = (url: URL): boolean => onThisMachine.test(url.hostname);

interface Rule {
  holds: (url: URL) => boolean;
  message: string;
}

const https: Rule = { holds: ({ protocol }) => protocol === 'https:', message: 'must begin with https://' };

/** How the address of each store, and of the mail server, shows an encrypted connection. */
const rules: Record<string, Rule> = {
  PUBLIC_URL: https,
  DATABASE_URL: {
    holds: ({ searchParams }) => searchParams.get('sslmode') === 'verify-full',
    message: 'must end with ?sslmode=verify-full',
  },
  REDIS_URL: { holds: ({ protocol }) => protocol === 'rediss:', message: 'must begin with rediss://' },
  SMTP_URL: {
    holds: ({ protocol, searchParams }) => protocol === 'smtps:' || searchParams.get('requireTLS') === 'true',
    message: 'must begin with smtps://, or end with ?requireTLS=true',
  },
  S3_ENDPOINT: https,
  UPLOAD_ORIGIN: https,
  QDRANT_URL: https,
  KEY_SERVICE_URL: https,
};

/** A setting that is safe on localhost only. */
export interface UnsafeSetting {
  name: string;
  message: string;
}

/** A setting that is optional on localhost only. */
export interface NeededSetting {
  name: string;
  /** Allowed beginnings of the value; default: any value. */
  begins?: readonly string[];
  /** A setting and value that make this one unnecessary: `SANDBOX_PAYMENTS=true`. */
  unless?: string;
}

/** True when PUBLIC_URL is reachable from other machines. */
export const isOutsideLocalhost = (publicUrl: string): boolean => {
  const url = URL.parse(publicUrl);
  return url !== null && !isLocal(url);
};

const isGiven = (settings: Settings, { name, begins = [''] }: NeededSetting): boolean => {
  const value = String(settings[name] ?? '');
  return value !== '' && begins.some((beginning) => value.startsWith(beginning));
};

const isLeftOut = (settings: Settings, { unless }: NeededSetting): boolean => {
  const [name = '', value] = unless?.split('=') ?? [];
  return unless !== undefined && String(settings[name]) === value;
};

const askFor = ({ name, begins, unless }: NeededSetting): UnsafeSetting => {
  const value = begins ? ` and begin with ${begins.join(' or ')}` : '';
  return { name, message: `must be given outside localhost${value}${unless ? `, or ${unless}` : ''}` };
};

/**
 * The settings to change before PUBLIC_URL may leave localhost: connections must be encrypted, keys must not be those
 * made at the first start, and a sandbox needs its explicit setting. Connections within the machine need no
 * encryption.
 */
export const unsafeSettings = (settings: Settings, needed: readonly NeededSetting[] = []): UnsafeSetting[] => {
  if (!isOutsideLocalhost(String(settings.PUBLIC_URL ?? ''))) return [];
  const open = Object.entries(rules).flatMap(([name, { holds, message }]) => {
    const url = urlIn(settings, name);
    return !url || isLocal(url) || holds(url) ? [] : [{ name, message }];
  });
  const missing = needed.filter((each) => !isGiven(settings, each) && !isLeftOut(settings, each));
  return [...open, ...missing.map(askFor)];
};
