import type { Log } from '@evenhand/service-kit/logs/log';

/** For a sweep: one failure does not skip the others. */
export const attempt = async (log: Log, whose: Record<string, string>, work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    log.error({ err: error, ...whose }, 'sweep step failed, retrying at the next interval');
  }
};
