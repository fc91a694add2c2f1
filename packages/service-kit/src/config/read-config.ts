import type { z } from 'zod';

/** Says, one line a setting, what is wrong with the environment. */
export class ConfigError extends Error {}

/**
 * Parses an environment by a schema and freezes the result.
 * @throws ConfigError with a readable list; a value is never repeated in it, it may be a secret.
 */
export const parseConfig = <Config>(schema: z.ZodType<Config>, environment: NodeJS.ProcessEnv): Readonly<Config> => {
  const parsed = schema.safeParse(environment);
  if (parsed.success) return Object.freeze(parsed.data);
  const lines = parsed.error.issues.map(({ path, message }) => {
    const name = path.join('.');
    return environment[name] === undefined ? `  ${name} is not set` : `  ${name}: ${message}`;
  });
  throw new ConfigError(`These settings need another look:\n${lines.join('\n')}`);
};

/** {@link parseConfig} for a process that is starting: prints the list and ends the process with status 1. */
export const readConfig = <Config>(schema: z.ZodType<Config>, environment: NodeJS.ProcessEnv): Readonly<Config> => {
  try {
    return parseConfig(schema, environment);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
};
