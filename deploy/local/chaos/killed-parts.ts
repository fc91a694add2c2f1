import { setTimeout as pause } from 'node:timers/promises';
import { Evenhand } from '../testing/evenhand.ts';
import { type Disturbance, LASTS_MS, type Scene, SECONDS } from './scene.ts';

const SERVICES = [
  'svc-auth',
  'svc-intake',
  'svc-evidence',
  'svc-evidence-worker',
  'svc-finance',
  'svc-billing',
  'gateway',
];
const STORES = ['postgres', 'redis'];

const kill = (product: Evenhand, ...parts: string[]): Disturbance => ({
  name: `kill -9 ${parts.join(', ')}`,
  happen: async () => {
    for (const part of parts) product.kill(part);
  },
});

const stop = (product: Evenhand, part: string): Disturbance => ({
  name: `SIGSTOP ${part}, ${SECONDS}`,
  happen: async () => {
    const pid = product.pidOf(part);
    process.kill(pid, 'SIGSTOP');
    await pause(LASTS_MS);
    process.kill(pid, 'SIGCONT');
  },
});

/** Each process killed, each stopped for a while, and each store killed with each service that writes. */
export const killedParts = async (): Promise<Scene> => {
  const product = await Evenhand.onNewData();
  const disturbances = [
    ...[...SERVICES, ...STORES, 'mailbox'].map((part) => kill(product, part)),
    ...[...SERVICES, ...STORES].map((part) => stop(product, part)),
    ...SERVICES.filter((part) => part !== 'gateway').map((part) => kill(product, 'postgres', part)),
    ...['svc-billing', 'svc-intake', 'svc-evidence-worker', 'svc-finance'].map((part) => kill(product, 'redis', part)),
    kill(product, ...SERVICES),
  ];
  return { product, postgresUrl: () => product.postgresUrl(), disturbances, close: async () => undefined };
};
