import { z } from 'zod';
import { endpoint } from '../endpoint.js';

export const USUAL_RETENTION_IN_DAYS = 90;

/** Disclosure documents prove figures of an agreement: kept this long regardless of the setting for evidence. */
export const DISCLOSURE_RETENTION_IN_DAYS = 1_095;

/** Counted from the upload. On hold nothing is deleted automatically. */
export const Retention = z.object({ days: z.int(), hold: z.boolean() }).meta({ id: 'Retention' });
export type Retention = z.infer<typeof Retention>;

/** `from`: what was shown; when another is stored by now, the change is refused with `changed-elsewhere`. */
export const ChangeRetention = z
  .strictObject({ days: z.int().min(1).max(1_095), hold: z.boolean(), from: Retention.optional() })
  .meta({ id: 'ChangeRetention' });
export type ChangeRetention = z.infer<typeof ChangeRetention>;

export const getRetention = endpoint('GET', '/api/evidence/retention', null, Retention, { assurance: 'two' });

/** Also applies to existing files. */
export const changeRetention = endpoint('PUT', '/api/evidence/retention', ChangeRetention, Retention, {
  assurance: 'two',
  problems: ['changed-elsewhere'],
});
