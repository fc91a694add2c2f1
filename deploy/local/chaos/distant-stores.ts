import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Cuttable, cuttable } from '../../../packages/service-kit/src/testing/cuttable.ts';
import { productDatabase } from '../database.ts';
import { CACHE } from '../places.ts';
import { freePort } from '../ports.ts';
import { startStack } from '../stack/stack.ts';
import { Evenhand } from '../testing/evenhand.ts';
import { type Disturbance, LASTS_MS, type Scene, SECONDS } from './scene.ts';

const DELAY_MS = 100;

const during = (name: string, begin: () => void, end: () => void): Disturbance => ({
  name: `${name}, ${SECONDS}`,
  happen: async () => {
    begin();
    await pause(LASTS_MS);
    end();
  },
});

const disturbancesOf = (networks: Record<string, Cuttable>): Disturbance[] =>
  Object.entries(networks).flatMap(([store, network]) => [
    during(
      `${DELAY_MS} ms to ${store} and back`,
      () => network.slow(DELAY_MS),
      () => network.mend(),
    ),
    during(
      `silence to ${store}`,
      () => network.slow(LASTS_MS),
      () => network.mend(),
    ),
    during(
      `network to ${store} cut`,
      () => network.cut(),
      () => network.mend(),
    ),
  ]);

/** Postgres and Redis as on another host: over a network that is slow, silent or cut. */
export const distantStores = async (): Promise<Scene> => {
  mkdirSync(join(CACHE, 'start-tests'), { recursive: true });
  const dataFolder = mkdtempSync(join(CACHE, 'start-tests/stores-'));
  const stack = await startStack({ dataFolder, mailboxPort: await freePort(), durable: true });
  const [postgres, redis] = await Promise.all([cuttable(stack.postgresUrl), cuttable(stack.redisUrl)]);
  const given = { POSTGRES_URL: postgres.url, REDIS_URL: redis.url, SMTP_URL: stack.smtpUrl };
  return {
    product: await Evenhand.onNewData(given),
    postgresUrl: () => productDatabase(stack.postgresUrl),
    disturbances: disturbancesOf({ Postgres: postgres, Redis: redis }),
    close: async () => {
      postgres.close();
      redis.close();
      await stack.stop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
};
