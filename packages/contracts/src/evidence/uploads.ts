import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { LARGEST_EVIDENCE_FILE_IN_BYTES } from '../limits.js';
import { writtenText } from '../text.js';
import { EvidenceFile, FilePurpose } from './files.js';

/** The name under which a file is stored: composed, and without the path that programs other than browsers send. */
export const storedName = (filename: string): string =>
  filename.slice(Math.max(filename.lastIndexOf('/'), filename.lastIndexOf('\\')) + 1).normalize('NFC');

/**
 * The media type is empty for many mail files. `size` bytes are reserved until completion; without it, the largest
 * file.
 */
export const PresignUpload = z
  .strictObject({
    filename: writtenText(255).min(1),
    mime: z.string().max(200),
    size: z.int().min(1).max(LARGEST_EVIDENCE_FILE_IN_BYTES).optional(),
    purpose: FilePurpose.default('evidence'),
    /** The owner permits reading and searching this disclosure document. */
    maySearch: z.boolean().default(false),
  })
  .meta({ id: 'PresignUpload' });
export type PresignUpload = z.infer<typeof PresignUpload>;

/** A form: these fields first, then the file under the name `file`. */
export const PresignedUpload = z
  .object({ url: z.url(), fields: z.record(z.string(), z.string()) })
  .meta({ id: 'PresignedUpload' });
export type PresignedUpload = z.infer<typeof PresignedUpload>;

/** Signed, short-lived, for one location in the caller's case, one type and one size range. */
export const presignUpload = endpoint('POST', '/api/evidence/presign', PresignUpload, PresignedUpload, {
  assurance: 'two',
  problems: ['too-many-open-uploads', 'case-is-full'],
});

/** Used when the product stores the files. */
export const uploadFile = endpoint('POST', '/api/evidence/uploads', null, null, {
  assurance: 'two',
  consumes: 'multipart/form-data',
  status: 204,
});

/** From the fields of the presigned upload. */
export const RegisterFile = z.strictObject({ key: z.string().min(1).max(300) }).meta({ id: 'RegisterFile' });
export type RegisterFile = z.infer<typeof RegisterFile>;

/** Idempotent; `not-found` for an upload that never arrived. */
export const registerFile = endpoint('POST', '/api/evidence/files', RegisterFile, EvidenceFile, {
  assurance: 'two',
  status: 201,
  problems: ['not-found'],
});
