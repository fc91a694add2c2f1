import { z } from 'zod';
import { Moment } from './dates.js';

/** Services behind the gateway; also audiences of identity tokens. */
export const serviceNames = ['svc-auth', 'svc-intake', 'svc-evidence', 'svc-finance', 'svc-billing'] as const;
export type ServiceName = (typeof serviceNames)[number];

/** `owner` started the case; `partner` was invited. */
export const Party = z.enum(['owner', 'partner']);
export type Party = z.infer<typeof Party>;

/** A signed-in person, in their own case. */
export const OwnerIdentity = z.object({
  role: z.literal('owner'),
  personId: z.uuid(),
  caseId: z.uuid(),
  sessionId: z.uuid(),
  /** The mailbox is proven; otherwise the account may be a stranger's. */
  addressProven: z.boolean(),
  /** `due`: the person has one and the session has not proven it. */
  secondFactor: z.enum(['none', 'due', 'proven']),
  /** When this session last proved the second factor; null unless `proven`. */
  factorProvenAt: Moment.nullable(),
  /** Of a person whose proven address the installation lists as an operator's. */
  operator: z.literal(true).optional(),
});
export type OwnerIdentity = z.infer<typeof OwnerIdentity>;

/** The holder of a scoped link: partner, witness or lawyer. Valid for one agreement. */
export const GuestIdentity = z.object({
  role: z.enum(['partner', 'witness', 'lawyer']),
  accessId: z.uuid(),
  caseId: z.uuid(),
  agreementId: z.uuid(),
  /** The partner, or the party of a witness or lawyer. */
  party: Party,
});
export type GuestIdentity = z.infer<typeof GuestIdentity>;

/** The caller as signed by the gateway; services trust no other source. */
export const Identity = z.discriminatedUnion('role', [OwnerIdentity, GuestIdentity]);
export type Identity = z.infer<typeof Identity>;

/** Carries the signed identity from gateway to service, and its lifetime. */
export const IDENTITY_HEADER = 'x-evenhand-identity';
export const IDENTITY_SECONDS = 60;

/** Cookies: session of a person; scoped access of a partner or witness. */
export const SESSION_COOKIE = 'evenhand_session';
export const ACCESS_COOKIE = 'evenhand_access';
