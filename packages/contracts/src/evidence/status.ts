import { z } from 'zod';
import { Moment } from '../dates.js';
import { endpoint } from '../endpoint.js';

/** How much of a case can be searched. `tokens` counts its words; `lastIndexingAt` is null until a file was read. */
export const EvidenceStatus = z
  .object({ tokens: z.int(), lastIndexingAt: Moment.nullable() })
  .meta({ id: 'EvidenceStatus' });
export type EvidenceStatus = z.infer<typeof EvidenceStatus>;

export const getEvidenceStatus = endpoint('GET', '/api/evidence/status', null, EvidenceStatus);
