/** Tells the reader of the test output something in one line, however many tests run. */
export const say = (sentence: string): void => {
  process.stderr.write(`${sentence}\n`);
};
