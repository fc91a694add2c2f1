/** A line in the test output; `npm test` prints it. */
export const note = (sentence: string): void => {
  process.stderr.write(`Note: ${sentence}\n`);
};
