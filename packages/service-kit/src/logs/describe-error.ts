/** SQLSTATE class 22: Postgres repeats the value it refused in the message. */
const DATA_EXCEPTION = /^22\w{3}$/;

/**
 * An error as the log may hold it: kind, code, message and stack. Libraries hang queries, parameters, recipients and
 * answers on their errors; none of that is copied.
 */
export const describeError = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { kind: typeof error };
  const code = 'code' in error ? error.code : undefined;
  const constraint = 'constraint' in error ? error.constraint : undefined;
  const cause = error.cause === undefined ? undefined : describeError(error.cause);
  const message = DATA_EXCEPTION.test(String(code)) ? 'Postgres refused a value' : error.message;
  const stack = error.stack?.replace(error.message, message);
  return { kind: error.name, code, constraint, message, stack, cause };
};
