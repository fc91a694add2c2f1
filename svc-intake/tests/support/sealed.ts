import { getSigning } from '@evenhand/contracts/signing/signing';
import type { Couple } from './couple.js';

const TIMEOUT_MS = 60_000;

/** Waits up to a minute, as sealing is slow on a busy machine. */
export const sealed = async (couple: Couple): Promise<void> => {
  const deadline = performance.now() + TIMEOUT_MS;
  while ((await couple.owner.get(getSigning)).state !== 'completed') {
    if (performance.now() > deadline) throw new Error('the agreement was not sealed within a minute');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};
