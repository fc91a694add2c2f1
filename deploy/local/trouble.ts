/** An error that the person at the keyboard can fix: the message is one sentence with its cause and its cure. */
export class Trouble extends Error {}

/** Prints the sentence of a {@link Trouble}, or the whole of an unexpected error, and leaves with status 1. */
export const leaveWith = (error: unknown): never => {
  const text = error instanceof Trouble ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`\n${text}\n`);
  process.exit(1);
};
