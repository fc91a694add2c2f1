/** Tells the reader of the test output something in one line, however the tests end; `npm test` passes it on. */
export const note = (sentence: string): void => {
  process.stderr.write(`Note: ${sentence}\n`);
};
