/** Longer than a slow machine takes. */
const TIMEOUT_MS = 60_000;

/** Waits for something that happens behind the answer: a mail on its way, an event carried. */
export const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  const deadline = performance.now() + TIMEOUT_MS;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error('it did not come about');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
};
