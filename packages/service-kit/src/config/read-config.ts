import type { z } from 'zod';
import { type NeededSetting, unsafeSettings } from './outside-localhost.js';

/** Lists invalid settings, one a line. */
export class ConfigError extends Error {}

export interface ConfigOptions {
  /** Optional on localhost only. */
  neededOutsideLocalhost?: readonly NeededSetting[];
}

const wrongSettings = <Config>({ issues }: z.ZodError<Config>, environment: NodeJS.ProcessEnv): string[] =>
  issues.map(({ path, message }) => {
    const name = path.join('.');
    return environment[name] === undefined ? `${name} is not set` : `${name}: ${message}`;
  });

const unsafeLines = (environment: NodeJS.ProcessEnv, { neededOutsideLocalhost }: ConfigOptions): string[] =>
  environment.ALLOW_INSECURE === 'true'
    ? []
    : unsafeSettings(environment, neededOutsideLocalhost).map(({ name, message }) => `${name}: ${message}`);

/**
 * Parses an environment by a schema and freezes the result.
 * @throws ConfigError with a readable list; it repeats no value, which may be a secret
 */
export const parseConfig = <Config>(
  schema: z.ZodType<Config>,
  environment: NodeJS.ProcessEnv,
  options: ConfigOptions = {},
): Readonly<Config> => {
  const parsed = schema.safeParse(environment);
  const wrong = parsed.success ? [] : wrongSettings(parsed.error, environment);
  const lines = [...wrong, ...unsafeLines(environment, options)];
  if (parsed.success && lines.length === 0) return Object.freeze(parsed.data);
  throw new ConfigError(`These settings need another look:\n${lines.map((line) => `  ${line}`).join('\n')}`);
};

/** {@link parseConfig} at the start of a process: prints the list and exits with status 1. */
export const readConfig = <Config>(
  schema: z.ZodType<Config>,
  environment: NodeJS.ProcessEnv,
  options?: ConfigOptions,
): Readonly<Config> => {
  try {
    return parseConfig(schema, environment, options);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
};
