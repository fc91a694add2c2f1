import type { z } from 'zod';
import { type NeededSetting, unsafeSettings } from './outside-localhost.js';

/** Says, one line a setting, what is wrong with the environment. */
export class ConfigError extends Error {}

export interface ConfigOptions {
  /** What the product does without on localhost, and nowhere else. */
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
 * @throws ConfigError with a readable list; a value is never repeated in it, it may be a secret.
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

/** {@link parseConfig} for a process that is starting: prints the list and ends the process with status 1. */
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
