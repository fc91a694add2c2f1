import type { ErasureRound } from '@evenhand/contracts/events/case-erasure';
import type { ServiceName } from '@evenhand/contracts/identity';
import type { DeletionRow } from '../waiting/deletion.entity.js';

/** Senders first: svc-evidence publishes deletions to svc-finance and svc-intake, svc-finance to svc-intake. */
const order: readonly ServiceName[] = ['svc-evidence', 'svc-billing', 'svc-finance', 'svc-intake', 'svc-auth'];

export interface Step {
  service: ServiceName;
  round: ErasureRound;
}

/** A partner, witness or lawyer without an account has no evidence here, and paid nothing. */
const orderOfGuest: readonly ServiceName[] = ['svc-finance', 'svc-intake', 'svc-auth'];

const roundsOf = (services: readonly ServiceName[]): Step[] =>
  (['erase', 'prove'] as const).flatMap((round) => services.map((service) => ({ service, round })));

/** Every part is erased, then everything that came late is erased and every store is searched. */
export const steps: readonly Step[] = roundsOf(order);
const guestSteps: readonly Step[] = roundsOf(orderOfGuest);

export const stepsOf = ({ guestCaseId }: Pick<DeletionRow, 'guestCaseId'>): readonly Step[] =>
  guestCaseId ? guestSteps : steps;

/** Before this step the saga waits until no request from before the deletion can still write. */
export const isFirstProof = (deletion: Pick<DeletionRow, 'guestCaseId' | 'step'>): boolean =>
  deletion.step === stepsOf(deletion).length / 2;
