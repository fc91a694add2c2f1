/** Repeats an expectation until it holds; rejects with its last error after `seconds`. */
export const eventually = async (expectation: () => unknown, seconds = 60): Promise<void> => {
  const deadline = performance.now() + seconds * 1_000;
  for (;;) {
    try {
      await expectation();
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
};
