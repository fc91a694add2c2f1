import { z } from 'zod';
import { Sha256 } from '../agreement/agreement.js';
import { OwnerIdentity } from '../identity.js';

/** gateway -> svc-auth: the session of a cookie. `not-found` once it has ended. */
export const RESOLVE_SESSION_PATH = '/internal/sessions/resolve';
export const ResolveSession = z.strictObject({ tokenHash: Sha256 });
export type ResolveSession = z.infer<typeof ResolveSession>;
export const ResolvedSession = OwnerIdentity;

/** Redis key of a resolved session; svc-auth marks the entry when the session ends. */
export const sessionCacheKey = (tokenHash: string) => `session:${tokenHash}`;

/** Marks an ended session in the gateway's cache, longer than any look-up takes. */
export const ENDED_SESSION = 'ended';
export const ENDED_SESSION_SECONDS = 120;
