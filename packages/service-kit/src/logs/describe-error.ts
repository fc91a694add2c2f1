/**
 * An error as the log may hold it: kind, code, message and stack. Libraries hang queries, parameters, recipients and
 * answers on their errors; none of that is copied.
 */
export const describeError = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { kind: typeof error };
  const code = 'code' in error ? error.code : undefined;
  const constraint = 'constraint' in error ? error.constraint : undefined;
  const cause = error.cause === undefined ? undefined : describeError(error.cause);
  return { kind: error.name, code, constraint, message: error.message, stack: error.stack, cause };
};
