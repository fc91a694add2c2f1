import { z } from 'zod';

/** The deployables that answer behind the gateway; also the audiences of identity tokens. */
export const serviceNames = ['svc-auth', 'svc-intake', 'svc-evidence', 'svc-finance', 'svc-billing'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** One of the two people of a case. `owner` started the case; `partner` was invited. */
export const Party = z.enum(['owner', 'partner']);
export type Party = z.infer<typeof Party>;

/** A person signed in, acting in their own case. */
export const OwnerIdentity = z.object({
  role: z.literal('owner'),
  personId: z.uuid(),
  caseId: z.uuid(),
  sessionId: z.uuid(),
  /** They have shown that they read the mailbox of their address; until then the account may be a stranger's. */
  addressProven: z.boolean(),
});
export type OwnerIdentity = z.infer<typeof OwnerIdentity>;

/** Someone who opened a scoped link: the partner, or a witness or the lawyer of either party. Good for one agreement. */
export const GuestIdentity = z.object({
  role: z.enum(['partner', 'witness', 'lawyer']),
  accessId: z.uuid(),
  caseId: z.uuid(),
  agreementId: z.uuid(),
  /** Whose signature this concerns: the partner's own, or the party a witness or lawyer stands for. */
  party: Party,
});
export type GuestIdentity = z.infer<typeof GuestIdentity>;

/** Who calls, as the gateway signed it. Services trust nothing else. */
export const Identity = z.discriminatedUnion('role', [OwnerIdentity, GuestIdentity]);
export type Identity = z.infer<typeof Identity>;

/** The header in which the gateway hands the signed identity to a service, and how long that signature holds. */
export const IDENTITY_HEADER = 'x-evenhand-identity';
export const IDENTITY_SECONDS = 60;

/** Cookies: the session of a signed-in person; the scoped access of a partner or witness. */
export const SESSION_COOKIE = 'evenhand_session';
export const ACCESS_COOKIE = 'evenhand_access';
