import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../ports.ts';
import { Evenhand } from '../testing/evenhand.ts';
import { SmallDisk } from '../testing/small-disk.ts';
import { Trouble } from '../trouble.ts';
import { type Disturbance, LASTS_MS, type Scene, SECONDS } from './scene.ts';

/** svc-evidence takes uploads while 2 GiB are left; filled, they are in memory. */
const MEGABYTES = 3_200;

/**
 * The disk of the whole product is full for a while, also when a part is killed on it.
 * @throws Trouble where this user may not mount a small disk
 */
export const fullDisk = async (): Promise<Scene> => {
  const disk = SmallDisk.mount(MEGABYTES);
  if (!disk) throw new Trouble('this user may not mount a small disk');
  const product = new Evenhand(disk.folder, await freePort(), await freePort(), {});
  const full = (...parts: string[]): Disturbance => ({
    name: [`full disk, ${SECONDS}`, ...parts.map((part) => `kill -9 ${part}`)].join(', '),
    happen: async () => {
      disk.fill();
      for (const part of parts) product.kill(part);
      await pause(LASTS_MS);
      disk.empty();
    },
  });
  return {
    product,
    postgresUrl: () => product.postgresUrl(),
    disturbances: [full(), full('svc-billing'), full('postgres'), full('redis')],
    close: async () => disk.remove(),
  };
};
