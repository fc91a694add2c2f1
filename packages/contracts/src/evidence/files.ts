import { z } from 'zod';
import { Moment } from '../dates.js';
import { endpoint } from '../endpoint.js';
import { writtenText } from '../text.js';
import { Indexing } from './status.js';

/** The kinds of files that the Evidence Kit takes, by the end of their name, each with its media type. */
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
} as const;

export type EvidenceExtension = keyof typeof mediaTypes;
export const evidenceExtensions = Object.keys(mediaTypes) as [EvidenceExtension, ...EvidenceExtension[]];

/** What browsers call the same kinds beside the registered name; many know none and say nothing. */
const alsoCalled: Partial<Record<EvidenceExtension, readonly string[]>> = {
  csv: ['application/csv', 'application/vnd.ms-excel', 'text/comma-separated-values', 'text/plain'],
  html: ['application/xhtml+xml', 'text/plain'],
  htm: ['application/xhtml+xml', 'text/plain'],
  json: ['text/json', 'text/plain'],
  eml: ['text/plain'],
  mbox: ['application/vnd.mbox', 'text/plain'],
  msg: ['application/x-msg'],
  pst: ['application/x-pst'],
  xml: ['text/xml', 'text/plain'],
  zip: ['application/x-zip-compressed', 'application/x-zip'],
};
const UNKNOWN_TO_THE_BROWSER = ['', 'application/octet-stream'];

/** The end of a file's name, when it is one of those we take. */
export const extensionOf = (filename: string): EvidenceExtension | null => {
  const end = filename.slice(filename.lastIndexOf('.') + 1).toLowerCase();
  return evidenceExtensions.find((extension) => filename.includes('.') && extension === end) ?? null;
};

/** The media type under which a file with this end is kept. */
export const mediaTypeOf = (extension: EvidenceExtension): string => mediaTypes[extension];

/** All that a browser may call a file with this end. */
export const mediaTypesOf = (extension: EvidenceExtension): readonly string[] => [
  mediaTypes[extension],
  ...(alsoCalled[extension] ?? []),
  ...UNKNOWN_TO_THE_BROWSER,
];

/** What the content of a file said against it. `type`: it is not what its name says. */
export const Refusal = z.enum(['type', 'empty', 'too-large']).meta({ id: 'Refusal' });
export type Refusal = z.infer<typeof Refusal>;

/** A file within a file that could not be read: `number` downloads it. */
export const UnreadPart = z
  .object({ number: z.int(), name: z.string(), reason: z.string() })
  .meta({ id: 'UnreadPart' });
export type UnreadPart = z.infer<typeof UnreadPart>;

/** A file that arrived. `refused` is null for one that is kept; of a refused one nothing is kept but this row. */
/** What a file was given for. Papers of the disclosure are kept longer, and are not read unless their owner says so. */
export const FilePurpose = z.enum(['evidence', 'disclosure']).meta({ id: 'FilePurpose' });
export type FilePurpose = z.infer<typeof FilePurpose>;

export const EvidenceFile = z
  .object({
    id: z.uuid(),
    name: z.string(),
    extension: z.enum(evidenceExtensions),
    size: z.int(),
    /** Of the content, in hexadecimal; null for a refused file. */
    sha256: z.string().nullable(),
    refused: Refusal.nullable(),
    purpose: FilePurpose,
    /**
     * False for what is kept as it is, its words not read: a zip has to be unpacked by the person whose it is, and a paper
     * of the disclosure is read only with their word.
     */
    isSearchable: z.boolean(),
    /** How far the reading of it is; null for one that is not read. */
    indexing: Indexing.nullable(),
    /** What lies in it and could not be read, up to a hundred. */
    unread: z.array(UnreadPart),
    uploadedAt: Moment,
    /** When it will be deleted; null while deletion is on hold. */
    keptUntil: Moment.nullable(),
  })
  .meta({ id: 'EvidenceFile' });
export type EvidenceFile = z.infer<typeof EvidenceFile>;

/** So many files are listed at once. */
export const FILES_PER_PAGE = 50;

/** Which files to list, in the query: those with `search` somewhere in their name, page by page from 1. */
export const ListFiles = z.strictObject({
  search: writtenText(255).default(''),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
});
export type ListFiles = z.infer<typeof ListFiles>;

/** One page of files, how many the search found, and how many there are in the case. */
export const FileList = z
  .object({ files: z.array(EvidenceFile), found: z.int(), total: z.int() })
  .meta({ id: 'FileList' });
export type FileList = z.infer<typeof FileList>;

/** The files of the caller's case, the newest first. The query is `ListFiles`. */
export const listFiles = endpoint('GET', '/api/evidence/files', null, FileList);

/** The file exactly as it was uploaded. */
export const downloadFile = endpoint('GET', '/api/evidence/files/:id/original', null, null, {
  produces: 'application/octet-stream',
});

/** A file within a file that could not be read, as it lies there. */
export const downloadUnread = endpoint('GET', '/api/evidence/files/:id/unread/:number', null, null, {
  produces: 'application/octet-stream',
});

/** Deletes one file for good: the original and all that was read from it. */
export const deleteFile = endpoint('DELETE', '/api/evidence/files/:id', null, null, { status: 204 });

/** Deletes every file of the case, and the key without which no copy can be read. */
export const deleteAllEvidence = endpoint('DELETE', '/api/evidence/files', null, null, { status: 204 });
