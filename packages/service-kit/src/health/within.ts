/** True when the work succeeds within so many milliseconds. */
export const within = async (ms: number, work: Promise<unknown>): Promise<boolean> => {
  const limit = new Promise<false>((resolve) => setTimeout(resolve, ms, false).unref());
  const done = work.then(
    () => true,
    () => false,
  );
  return Promise.race([done, limit]);
};
