import { randomUUID } from 'node:crypto';
import type { GuestIdentity, OwnerIdentity } from '@evenhand/contracts/identity';

/** Someone signed in, with a case of their own. */
export const anOwner = (known: Partial<OwnerIdentity> = {}): OwnerIdentity => ({
  role: 'owner',
  personId: randomUUID(),
  caseId: randomUUID(),
  sessionId: randomUUID(),
  addressProven: true,
  ...known,
});

/** A partner or witness who opened a scoped link; the partner unless told. */
export const aGuest = (known: Partial<GuestIdentity> = {}): GuestIdentity => ({
  role: 'partner',
  accessId: randomUUID(),
  caseId: randomUUID(),
  agreementId: randomUUID(),
  party: 'partner',
  ...known,
});
