import { z } from 'zod';
import { Moment } from '../dates.js';
import { endpoint } from '../endpoint.js';
import { FACTOR_PROOF_MINUTES } from '../factor-proof.js';
import { writtenText } from '../text.js';
import { Indexing } from './status.js';

/** Kept for download: no reader exists. */
const unreadMediaTypes = {
  heic: 'image/heic',
  heif: 'image/heif',
  gif: 'image/gif',
  rtf: 'application/rtf',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
  amr: 'audio/amr',
  aac: 'audio/aac',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  '3gp': 'video/3gpp',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  p7m: 'application/pkcs7-mime',
  dat: 'application/ms-tnef',
} as const;

export const unreadExtensions = Object.keys(unreadMediaTypes) as [UnreadExtension, ...UnreadExtension[]];
type UnreadExtension = keyof typeof unreadMediaTypes;

/** Accepted extensions with their media types. */
const mediaTypes = {
  txt: 'text/plain',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  html: 'text/html',
  htm: 'text/html',
  csv: 'text/csv',
  json: 'application/json',
  msg: 'application/vnd.ms-outlook',
  eml: 'message/rfc822',
  pst: 'application/vnd.ms-outlook',
  mbox: 'application/mbox',
  xml: 'application/xml',
  zip: 'application/zip',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  ics: 'text/calendar',
  emlx: 'message/rfc822',
  log: 'text/plain',
  md: 'text/markdown',
  vcf: 'text/vcard',
  mht: 'multipart/related',
  mhtml: 'multipart/related',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  ...unreadMediaTypes,
} as const;

export type EvidenceExtension = keyof typeof mediaTypes;
export const evidenceExtensions = Object.keys(mediaTypes) as [EvidenceExtension, ...EvidenceExtension[]];

/** Other media types that browsers send for the same extension. */
const alsoCalled: Partial<Record<EvidenceExtension, readonly string[]>> = {
  csv: ['application/csv', 'application/vnd.ms-excel', 'text/comma-separated-values', 'text/plain'],
  html: ['application/xhtml+xml', 'text/plain'],
  htm: ['application/xhtml+xml', 'text/plain'],
  json: ['text/json', 'text/plain'],
  eml: ['text/plain'],
  emlx: ['text/plain'],
  ics: ['text/plain'],
  log: ['text/x-log'],
  md: ['text/plain', 'text/x-markdown'],
  vcf: ['text/x-vcard', 'text/directory', 'text/plain'],
  mht: ['message/rfc822', 'application/x-mimearchive'],
  mhtml: ['message/rfc822', 'application/x-mimearchive'],
  p7m: ['application/x-pkcs7-mime'],
  dat: ['application/vnd.ms-tnef'],
  mbox: ['application/vnd.mbox', 'text/plain'],
  msg: ['application/x-msg'],
  pst: ['application/x-pst'],
  xml: ['text/xml', 'text/plain'],
  zip: ['application/x-zip-compressed', 'application/x-zip'],
  jpg: ['image/jpg', 'image/pjpeg'],
  rtf: ['text/rtf'],
  m4a: ['audio/x-m4a', 'audio/m4a', 'video/mp4'],
  mp3: ['audio/mp3'],
  wav: ['audio/x-wav', 'audio/wave'],
  ogg: ['application/ogg', 'video/ogg'],
  opus: ['audio/opus', 'application/ogg'],
  amr: ['audio/3gpp', 'audio/amr-wb'],
  aac: ['audio/x-aac', 'audio/vnd.dlna.adts'],
  mp4: ['audio/mp4'],
  '3gp': ['audio/3gpp'],
};
const UNKNOWN_TO_THE_BROWSER = ['', 'application/octet-stream'];

/** Null for an extension that is not accepted. */
export const extensionOf = (filename: string): EvidenceExtension | null => {
  const end = filename.slice(filename.lastIndexOf('.') + 1).toLowerCase();
  return evidenceExtensions.find((extension) => filename.includes('.') && extension === end) ?? null;
};

/** Whether a file is kept for download, but not read. */
export const isUnread = (filename: string): boolean =>
  unreadExtensions.some((unread) => unread === extensionOf(filename));

export const mediaTypeOf = (extension: EvidenceExtension): string => mediaTypes[extension];

export const mediaTypesOf = (extension: EvidenceExtension): readonly string[] => [
  mediaTypes[extension],
  ...(alsoCalled[extension] ?? []),
  ...UNKNOWN_TO_THE_BROWSER,
];

/** Why a file was refused. `type`: the content does not match the extension. */
export const Refusal = z.enum(['type', 'empty', 'too-large']).meta({ id: 'Refusal' });
export type Refusal = z.infer<typeof Refusal>;

/** What could not be read: a nested file, which a positive `number` downloads, or a part such as a page. */
export const UnreadPart = z
  .object({ number: z.int(), name: z.string(), reason: z.string() })
  .meta({ id: 'UnreadPart' });
export type UnreadPart = z.infer<typeof UnreadPart>;

/** A received file. `refused` is null when it is stored; of a refused file only this row is stored. */
/** Disclosure documents are kept longer, and are read only with the owner's permission. */
export const FilePurpose = z.enum(['evidence', 'disclosure']).meta({ id: 'FilePurpose' });
export type FilePurpose = z.infer<typeof FilePurpose>;

export const EvidenceFile = z
  .object({
    id: z.uuid(),
    name: z.string(),
    extension: z.enum(evidenceExtensions),
    size: z.int(),
    /** SHA-256 in hexadecimal; null for a refused file. */
    sha256: z.string().nullable(),
    /** The name of the first file of the case and this purpose with the same bytes; absent for that one. */
    sameAs: z.string().optional(),
    refused: Refusal.nullable(),
    purpose: FilePurpose,
    /** False for files stored without reading: archives, and disclosure documents without permission. */
    isSearchable: z.boolean(),
    /** Null for a file that is not read. */
    indexing: Indexing.nullable(),
    /** Unreadable nested files and parts, up to 100. */
    unread: z.array(UnreadPart),
    uploadedAt: Moment,
    /** Null while deletion is on hold. */
    keptUntil: Moment.nullable(),
  })
  .meta({ id: 'EvidenceFile' });
export type EvidenceFile = z.infer<typeof EvidenceFile>;

export const FILES_PER_PAGE = 50;

/** Query: `search` in the file name; pages from 1. */
export const ListFiles = z.strictObject({
  search: writtenText(255).default(''),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
});
export type ListFiles = z.infer<typeof ListFiles>;

/** One page, with the number of matches and of all files. */
export const FileList = z
  .object({ files: z.array(EvidenceFile), found: z.int(), total: z.int() })
  .meta({ id: 'FileList' });
export type FileList = z.infer<typeof FileList>;

/** Newest first. Query: `ListFiles`. */
export const listFiles = endpoint('GET', '/api/evidence/files', null, FileList, { assurance: 'two' });

/** Byte-identical to the upload. */
export const downloadFile = endpoint('GET', '/api/evidence/files/:id/original', null, null, {
  assurance: 'two',
  produces: 'application/octet-stream',
  records: 'evidence-downloaded',
});

/** An unreadable nested file, unchanged. */
export const downloadUnread = endpoint('GET', '/api/evidence/files/:id/unread/:number', null, null, {
  assurance: 'two',
  produces: 'application/octet-stream',
  records: 'evidence-downloaded',
});

/** Permanent: the original and everything derived from it. */
export const deleteFile = endpoint('DELETE', '/api/evidence/files/:id', null, null, { assurance: 'two', status: 204 });

/** Also deletes the key that every copy needs. */
export const deleteAllEvidence = endpoint('DELETE', '/api/evidence/files', null, null, {
  provenWithinMinutes: FACTOR_PROOF_MINUTES,
  status: 204,
});
