import { randomUUID } from 'node:crypto';
import { ACCESS_COOKIE, type GuestIdentity, type OwnerIdentity, SESSION_COOKIE } from '@evenhand/contracts/identity';

export const anOwner = (): OwnerIdentity => ({
  role: 'owner',
  personId: randomUUID(),
  caseId: randomUUID(),
  sessionId: randomUUID(),
  addressProven: true,
  secondFactor: 'none',
  factorProvenAt: null,
});

export const aPartner = (): GuestIdentity => ({
  role: 'partner',
  accessId: randomUUID(),
  caseId: randomUUID(),
  agreementId: randomUUID(),
  party: 'partner',
});

export const session = (cookie: string) => ({ cookie: `${SESSION_COOKIE}=${cookie}` });
export const access = (cookie: string) => ({ cookie: `${ACCESS_COOKIE}=${cookie}` });
