import { z } from 'zod';
import { endpoint } from '../endpoint.js';
import { LARGEST_EVIDENCE_FILE_IN_BYTES } from '../limits.js';
import { writtenText } from '../text.js';
import { EvidenceFile, FilePurpose } from './files.js';

/**
 * What a browser says of a file before it sends it; it knows no media type for many mail files, and then says nothing.
 * The case is the caller's own, and the place of the file is ours to choose. Room is kept for `size` bytes until the
 * file is complete; for the largest file there may be when no size is said.
 */
export const PresignUpload = z
  .strictObject({
    filename: writtenText(255).min(1),
    mime: z.string().max(200),
    size: z.int().min(1).max(LARGEST_EVIDENCE_FILE_IN_BYTES).optional(),
    purpose: FilePurpose.default('evidence'),
    /** The owner's word that a paper of the disclosure may be read and searched like evidence. */
    maySearch: z.boolean().default(false),
  })
  .meta({ id: 'PresignUpload' });
export type PresignUpload = z.infer<typeof PresignUpload>;

/** Where to send the file, as a form: these fields first, the file last, under the name `file`. */
export const PresignedUpload = z
  .object({ url: z.url(), fields: z.record(z.string(), z.string()) })
  .meta({ id: 'PresignedUpload' });
export type PresignedUpload = z.infer<typeof PresignedUpload>;

/** Permission to upload one file: signed, for a short time, for one place within the caller's case, one type, one size range. */
export const presignUpload = endpoint('POST', '/api/evidence/presign', PresignUpload, PresignedUpload, {
  problems: ['too-many-open-uploads', 'case-is-full'],
});

/** Takes the form of a presigned upload where the product keeps the files itself. */
export const uploadFile = endpoint('POST', '/api/evidence/uploads', null, null, {
  consumes: 'multipart/form-data',
  status: 204,
});

/** The `key` among the fields of the presigned upload. */
export const RegisterFile = z.strictObject({ key: z.string().min(1).max(300) }).meta({ id: 'RegisterFile' });
export type RegisterFile = z.infer<typeof RegisterFile>;

/** Checks what arrived and keeps it. Said twice, the first answer holds; an upload that never arrived is not found. */
export const registerFile = endpoint('POST', '/api/evidence/files', RegisterFile, EvidenceFile, {
  status: 201,
  problems: ['not-found'],
});
