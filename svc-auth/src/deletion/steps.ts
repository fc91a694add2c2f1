import type { ErasureRound } from '@evenhand/contracts/events/case-erasure';
import type { ServiceName } from '@evenhand/contracts/identity';

/** Senders first: svc-evidence publishes deletions to svc-finance and svc-intake, svc-finance to svc-intake. */
const order: readonly ServiceName[] = ['svc-evidence', 'svc-billing', 'svc-finance', 'svc-intake', 'svc-auth'];

export interface Step {
  service: ServiceName;
  round: ErasureRound;
}

const roundOf = (round: ErasureRound): Step[] => order.map((service) => ({ service, round }));

/** Every part is erased, then everything that came late is erased and every store is searched. */
export const steps: readonly Step[] = [...roundOf('erase'), ...roundOf('prove')];

/** Before this step the saga waits until no request from before the deletion can still write. */
export const FIRST_PROOF = order.length;
