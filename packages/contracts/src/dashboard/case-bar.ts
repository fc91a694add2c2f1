import { z } from 'zod';
import { endpoint } from '../endpoint.js';

/** In display order. */
export const caseParts = [
  'overview',
  'answers',
  'evidence',
  'finances',
  'agreement',
  'review',
  'signing',
  'documents',
] as const;
export const CasePart = z.enum(caseParts);
export type CasePart = z.infer<typeof CasePart>;

/** `open`, begun (`half`), done (`full`: nothing is open there). Derived from events, never from visits. */
export const CasePartState = z.enum(['open', 'half', 'full']);
export type CasePartState = z.infer<typeof CasePartState>;

/**
 * - overview: anything was begun; sealed.
 * - answers: something was saved; submitted, with no needed answer open.
 * - evidence: files are kept; kept, and the agreement is sealed (there is never a duty to have enough).
 * - finances: entries were made; frozen with all ten documents and every value that the division needs.
 * - agreement: drafted; drafted from the answers as they are, with none missing.
 * - review: the partner was invited; both approved.
 * - signing: open for signatures; all four signed.
 * - documents: a draft can be downloaded; the sealed file can.
 */
export const CaseBar = z.object({ parts: z.record(CasePart, CasePartState) }).meta({ id: 'CaseBar' });
export type CaseBar = z.infer<typeof CaseBar>;

export const getCaseBar = endpoint('GET', '/api/case/bar', null, CaseBar);
