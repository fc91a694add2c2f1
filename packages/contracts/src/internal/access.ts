import { z } from 'zod';
import { Sha256 } from '../agreement/agreement.js';
import { GuestIdentity } from '../identity.js';

/** gateway -> svc-intake: the scoped access of a cookie. `not-found` once it has ended. */
export const RESOLVE_ACCESS_PATH = '/internal/access/resolve';
export const ResolveAccess = z.strictObject({ tokenHash: Sha256 });
export type ResolveAccess = z.infer<typeof ResolveAccess>;
export const ResolvedAccess = GuestIdentity;
