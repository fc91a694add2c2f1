/** Something the person at the keyboard can put right: the message is one sentence that says what and how. */
export class Trouble extends Error {}

/** Prints the sentence of a {@link Trouble}, or the whole of an unexpected error, and leaves with status 1. */
export const leaveWith = (error: unknown): never => {
  const text = error instanceof Trouble ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`\n${text}\n`);
  process.exit(1);
};
