import { z } from 'zod';
import { endpoint } from '../endpoint.js';

export const USUAL_RETENTION_IN_DAYS = 90;

/** Papers of the disclosure prove the figures of an agreement: they are kept so long, whatever is chosen for evidence. */
export const DISCLOSURE_RETENTION_IN_DAYS = 1_095;

/** How long files are kept, counted from their upload. On hold nothing is deleted by itself. */
export const Retention = z.object({ days: z.int(), hold: z.boolean() }).meta({ id: 'Retention' });
export type Retention = z.infer<typeof Retention>;

export const ChangeRetention = z
  .strictObject({ days: z.int().min(1).max(1_095), hold: z.boolean() })
  .meta({ id: 'ChangeRetention' });
export type ChangeRetention = z.infer<typeof ChangeRetention>;

export const getRetention = endpoint('GET', '/api/evidence/retention', null, Retention);

/** Counts for the files that are here already, too. */
export const changeRetention = endpoint('PUT', '/api/evidence/retention', ChangeRetention, Retention);
