/** Tries an expectation again until it holds; after a minute, longer than a slow machine takes, fails as it does. */
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
