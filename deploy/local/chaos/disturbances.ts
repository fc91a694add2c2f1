import { setTimeout as pause } from 'node:timers/promises';
import type { Evenhand } from '../testing/evenhand.ts';

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
const STOPPED_MS = 3_000;

export interface Disturbance {
  name: string;
  happen: (product: Evenhand) => Promise<void>;
}

const kill = (...parts: string[]): Disturbance => ({
  name: `kill -9 ${parts.join(', ')}`,
  happen: async (product) => {
    for (const part of parts) product.kill(part);
  },
});

const stop = (part: string): Disturbance => ({
  name: `SIGSTOP ${part}, ${STOPPED_MS / 1_000} s`,
  happen: async (product) => {
    const pid = product.pidOf(part);
    process.kill(pid, 'SIGSTOP');
    await pause(STOPPED_MS);
    process.kill(pid, 'SIGCONT');
  },
});

/** Each process killed, each stopped for a while, and each store killed with each service that writes. */
export const disturbances: readonly Disturbance[] = [
  ...[...SERVICES, ...STORES, 'mailbox'].map((part) => kill(part)),
  ...[...SERVICES, ...STORES].map(stop),
  ...SERVICES.filter((part) => part !== 'gateway').map((part) => kill('postgres', part)),
  ...['svc-billing', 'svc-intake', 'svc-evidence-worker', 'svc-finance'].map((part) => kill('redis', part)),
  kill(...SERVICES),
];
