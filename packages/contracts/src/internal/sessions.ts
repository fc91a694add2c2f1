import { z } from 'zod';
import { Sha256 } from '../agreement/agreement.js';
import { OwnerIdentity } from '../identity.js';

/** gateway -> svc-auth: whose session a cookie stands for. Answers `not-found` once it has ended. */
export const RESOLVE_SESSION_PATH = '/internal/sessions/resolve';
export const ResolveSession = z.strictObject({ tokenHash: Sha256 });
export type ResolveSession = z.infer<typeof ResolveSession>;
export const ResolvedSession = OwnerIdentity;

/** Where the gateway keeps a resolved session in Redis; svc-auth marks the entry when the session ends. */
export const sessionCacheKey = (tokenHash: string) => `session:${tokenHash}`;

/** Stands in the gateway's cache for a session that has ended, longer than any look-up can be on its way. */
export const ENDED_SESSION = 'ended';
export const ENDED_SESSION_SECONDS = 120;
