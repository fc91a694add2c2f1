import { z } from 'zod';
import { WayIn } from '../activity/kinds.js';
import { Moment } from '../dates.js';
import { endpoint } from '../endpoint.js';
import { writtenText } from '../text.js';

/** What proved the second factor in a session that began another way. */
export const FactorKind = z.enum(['app', 'recovery-code', 'passkey']);
export type FactorKind = z.infer<typeof FactorKind>;

/** Enough to recognise a device, nothing usable to sign in. */
export const Session = z
  .object({
    id: z.uuid(),
    /** Browser and system, as the browser states them. */
    device: z.string(),
    /** The person's own name for this browser; null without one. */
    label: z.string().nullable(),
    /** Null for a session that began before the way was recorded. */
    way: WayIn.nullable(),
    factor: FactorKind.nullable(),
    startedAt: Moment,
    lastUsedAt: Moment,
    current: z.boolean(),
  })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof Session>;

/** An empty label removes it. */
export const LabelSession = z.strictObject({ label: z.string().trim().pipe(writtenText(60)) });
export type LabelSession = z.infer<typeof LabelSession>;

export const listSessions = endpoint('GET', '/api/auth/sessions', null, z.array(Session));
/** Names the session's browser, also for its later sessions. */
export const labelSession = endpoint('PATCH', '/api/auth/sessions/:id', LabelSession, null, { status: 204 });
export const endSession = endpoint('DELETE', '/api/auth/sessions/:id', null, null, { status: 204 });
/** Also forgets the other browsers. */
export const endOtherSessions = endpoint('POST', '/api/auth/sessions/end-others', null, null, { status: 204 });
export const endAllSessions = endpoint('DELETE', '/api/auth/sessions', null, null, { status: 204 });
