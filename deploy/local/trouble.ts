/** An error that the operator can fix; the message is one sentence with cause and cure. */
export class Trouble extends Error {}

/** Prints a {@link Trouble}'s sentence, or any other error in full, and exits with status 1. */
export const leaveWith = (error: unknown): never => {
  const text = error instanceof Trouble ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`\n${text}\n`);
  process.exit(1);
};
