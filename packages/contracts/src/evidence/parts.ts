import { z } from 'zod';
import { Moment } from '../dates.js';
import { endpoint } from '../endpoint.js';
import { LARGEST_EVIDENCE_FILE_IN_BYTES } from '../limits.js';
import { PresignedUpload, PresignUpload } from './uploads.js';

/** A larger file is sent in parts, so that a lost connection costs one part: 8 MB. */
export const PART_IN_BYTES = 8_388_608;

/** Bytes from `start` up to `end`; numbered from 1. */
export interface Part {
  number: number;
  start: number;
  end: number;
}

/** Identical on both sides. */
export const partsOf = (size: number): Part[] =>
  Array.from({ length: Math.ceil(size / PART_IN_BYTES) }, (_, index) => ({
    number: index + 1,
    start: index * PART_IN_BYTES,
    end: Math.min(size, (index + 1) * PART_IN_BYTES),
  }));

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** With the size, and the SHA-256 of each part in order. */
export const PresignParts = PresignUpload.extend({
  size: z.int().min(1).max(LARGEST_EVIDENCE_FILE_IN_BYTES),
  parts: z.array(Sha256).max(partsOf(LARGEST_EVIDENCE_FILE_IN_BYTES).length),
})
  .refine(({ size, parts }) => parts.length === partsOf(size).length, { path: ['parts'] })
  .meta({ id: 'PresignParts' });
export type PresignParts = z.infer<typeof PresignParts>;

/** A form per missing part; empty when the file can be registered by `key`. */
export const PresignedParts = z
  .object({ id: z.uuid(), key: z.string(), missing: z.array(PresignedUpload.extend({ number: z.int() })) })
  .meta({ id: 'PresignedParts' });
export type PresignedParts = z.infer<typeof PresignedParts>;

/**
 * Same name and content resume the upload on any device, and are one file for an hour after completion; otherwise a new
 * file.
 */
export const presignParts = endpoint('POST', '/api/evidence/presign-parts', PresignParts, PresignedParts, {
  assurance: 'two',
  problems: ['too-many-open-uploads', 'case-is-full'],
});

/** `arrived` in bytes; discarded at `keptUntil` without progress. */
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

/** Newest first. `deleteFile` discards an upload with its parts. */
export const listUnfinished = endpoint('GET', '/api/evidence/unfinished', null, z.array(UnfinishedUpload), {
  assurance: 'two',
});
