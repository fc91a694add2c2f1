const PATIENCE_MS = 10_000;

/** Tries an expectation again until it holds; after ten seconds fails as it does. */
export const eventually = async (expectation: () => unknown): Promise<void> => {
  const deadline = performance.now() + PATIENCE_MS;
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
