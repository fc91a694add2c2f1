import { z } from 'zod';
import { Moment } from '../dates.js';
import { endpoint } from '../endpoint.js';
import { LARGEST_EVIDENCE_FILE_IN_BYTES } from '../limits.js';
import { PresignedUpload, PresignUpload } from './uploads.js';

/** A file above this size is sent in parts of it, so that a broken line costs one part and not the file: 8 MB. */
export const PART_IN_BYTES = 8_388_608;

/** One part of a file: the bytes from `start` up to `end`. Parts are numbered from 1. */
export interface Part {
  number: number;
  start: number;
  end: number;
}

/** How a file of a size is cut, the same on both sides. */
export const partsOf = (size: number): Part[] =>
  Array.from({ length: Math.ceil(size / PART_IN_BYTES) }, (_, index) => ({
    number: index + 1,
    start: index * PART_IN_BYTES,
    end: Math.min(size, (index + 1) * PART_IN_BYTES),
  }));

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** A file that is sent in parts: what a single upload says of it, its size, and the SHA-256 of each part in order. */
export const PresignParts = PresignUpload.extend({
  size: z.int().min(1).max(LARGEST_EVIDENCE_FILE_IN_BYTES),
  parts: z.array(Sha256).max(partsOf(LARGEST_EVIDENCE_FILE_IN_BYTES).length),
})
  .refine(({ size, parts }) => parts.length === partsOf(size).length, { path: ['parts'] })
  .meta({ id: 'PresignParts' });
export type PresignParts = z.infer<typeof PresignParts>;

/** A form for each part that has not arrived; none when the file can be registered, by `key`. */
export const PresignedParts = z
  .object({ id: z.uuid(), key: z.string(), missing: z.array(PresignedUpload.extend({ number: z.int() })) })
  .meta({ id: 'PresignedParts' });
export type PresignedParts = z.infer<typeof PresignedParts>;

/**
 * Permission to upload a file in parts. The same name and the same content go on where they stopped, on any device, and
 * are one file for an hour after it arrived; anything else is another file.
 */
export const presignParts = endpoint('POST', '/api/evidence/presign-parts', PresignParts, PresignedParts, {
  problems: ['too-many-open-uploads', 'case-is-full'],
});

/** A file of which some has arrived. `arrived` is in bytes; nobody going on, it is given up at `keptUntil`. */
export const UnfinishedUpload = z
  .object({
    id: z.uuid(),
    key: z.string(),
    name: z.string(),
    size: z.int(),
    arrived: z.int(),
    keptUntil: Moment,
  })
  .meta({ id: 'UnfinishedUpload' });
export type UnfinishedUpload = z.infer<typeof UnfinishedUpload>;

/** The unfinished uploads of the caller's case, the newest first. `deleteFile` discards one, with all its parts. */
export const listUnfinished = endpoint('GET', '/api/evidence/unfinished', null, z.array(UnfinishedUpload));
