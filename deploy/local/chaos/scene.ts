import type { Evenhand } from '../testing/evenhand.ts';

export interface Disturbance {
  name: string;
  happen: () => Promise<void>;
}

/** A product, and what can happen to it. */
export interface Scene {
  product: Evenhand;
  /** Its database. */
  postgresUrl: () => string;
  disturbances: Disturbance[];
  /** What is around the product ends, after the product. */
  close: () => Promise<void>;
}

/** How long a part is stopped, slow or full. */
export const LASTS_MS = 3_000;
export const SECONDS = `${LASTS_MS / 1_000} s`;
