import { randomUUID } from 'node:crypto';
import type { GuestIdentity, OwnerIdentity } from '@evenhand/contracts/identity';

/** A signed-in person with a case. */
export const anOwner = (known: Partial<OwnerIdentity> = {}): OwnerIdentity => ({
  role: 'owner',
  personId: randomUUID(),
  caseId: randomUUID(),
  sessionId: randomUUID(),
  addressProven: true,
  secondFactor: 'none',
  factorProvenAt: null,
  ...known,
});

/** Someone with a scoped link: a partner by default. */
export const aGuest = (known: Partial<GuestIdentity> = {}): GuestIdentity => ({
  role: 'partner',
  accessId: randomUUID(),
  caseId: randomUUID(),
  agreementId: randomUUID(),
  party: 'partner',
  ...known,
});
