import { z } from 'zod';
import type { Log } from '../logs/log.js';

const onThisMachine = /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/;

type Settings = Readonly<Record<string, unknown>>;

const urlIn = (settings: Settings, name: string): URL | null => URL.parse(String(settings[name] ?? ''));

const isLocal = (url: URL): boolean => onThisMachine.test(url.hostname);

interface Rule {
  holds: (url: URL) => boolean;
  message: string;
}

const https: Rule = { holds: ({ protocol }) => protocol === 'https:', message: 'must begin with https://' };

/** How the address of each store, and of the mail server, shows that its connection is encrypted. */
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
};

/** A setting that is fine on one machine and not for people elsewhere. */
export interface UnsafeSetting {
  name: string;
  message: string;
}

/**
 * What has to change before people outside this machine may use an installation: its public address is not localhost,
 * so nothing may travel in the clear, and no key may be one that was made at the first start. Connections that never
 * leave the machine need no encryption.
 * @param needed the names of the keys that have to be given
 */
export const unsafeSettings = (settings: Settings, needed: readonly string[] = []): UnsafeSetting[] => {
  const publicUrl = urlIn(settings, 'PUBLIC_URL');
  if (!publicUrl || isLocal(publicUrl)) return [];
  const open = Object.entries(rules).flatMap(([name, { holds, message }]) => {
    const url = urlIn(settings, name);
    return !url || isLocal(url) || holds(url) ? [] : [{ name, message }];
  });
  const missing = needed.filter((name) => !settings[name]);
  return [...open, ...missing.map((name) => ({ name, message: 'must be given outside localhost' }))];
};

/** The setting by which whoever runs the product says that all this is known and wanted. */
export const AllowInsecure = z.stringbool({ truthy: ['true'], falsy: ['false'] }).default(false);

/** Says at every start what `ALLOW_INSECURE=true` lets pass, so that nobody finds out by accident. */
export const warnOfUnsafeSettings = (
  log: Log,
  settings: Settings & { ALLOW_INSECURE: boolean },
  needed: readonly string[] = [],
): void => {
  if (!settings.ALLOW_INSECURE) return;
  const names = unsafeSettings(settings, needed).map(({ name }) => name);
  log.warn({ settings: names }, 'ALLOW_INSECURE is set: unsafe settings are accepted');
};
