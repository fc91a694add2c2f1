/** Longer than a slow machine takes. */
const TIMEOUT_MS = 60_000;

/** Polls for an asynchronous effect, such as a mail or an event. */
export const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  const deadline = performance.now() + TIMEOUT_MS;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error('it did not come about');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
};
