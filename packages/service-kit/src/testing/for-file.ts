/** Starts something before the tests of a file and stops it after them. */
export const forFile = <Started extends { stop(): unknown }>(
  start: () => Promise<Started>,
  give: (started: Started) => void,
): void => {
  let started: Started | undefined;
  beforeAll(async () => {
    started = await start();
    give(started);
  });
  afterAll(() => started?.stop());
};
