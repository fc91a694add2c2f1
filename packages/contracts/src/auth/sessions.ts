import { z } from 'zod';
import { Moment } from '../dates.js';
import { endpoint } from '../endpoint.js';

/** Enough to recognise a device, nothing usable to sign in. */
export const Session = z
  .object({
    id: z.uuid(),
    device: z.string(),
    startedAt: Moment,
    lastUsedAt: Moment,
    current: z.boolean(),
  })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof Session>;

export const listSessions = endpoint('GET', '/api/auth/sessions', null, z.array(Session));
export const endSession = endpoint('DELETE', '/api/auth/sessions/:id', null, null, { status: 204 });
/** Also forgets the other browsers. */
export const endOtherSessions = endpoint('POST', '/api/auth/sessions/end-others', null, null, { status: 204 });
export const endAllSessions = endpoint('DELETE', '/api/auth/sessions', null, null, { status: 204 });
