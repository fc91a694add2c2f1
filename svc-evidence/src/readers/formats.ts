import { type EvidenceExtension, unreadExtensions } from '@evenhand/contracts/evidence/files';
import {
  beginsWith,
  holdsPdf,
  isCompound,
  isOutlookItem,
  isPdf,
  isPicture,
  isSealedMail,
  isUnreadKind,
  isWinmail,
  isZip,
} from './signatures.js';
import type { Parse } from './unit.js';

export interface Format {
  extensions: readonly string[];
  /** Whether content may be of this format; true for text, which only the name decides. */
  mayBe?: (head: Buffer) => boolean;
  /** Whether content is of this format, whatever its name. */
  isSurely?: (head: Buffer) => boolean;
  /** Other content that is accepted under this extension. */
  isAlsoKept?: (head: Buffer) => boolean;
  /** It or an attachment needs a native library. */
  needsAddon: boolean;
  /** False: stored without text. */
  isSearchable: boolean;
  mayCarry?: true;
  /** Imported on demand: each file is read by a new process. @param inner reads attachments */
  load(inner: Parse): Promise<Parse>;
}

/** The first match wins where the name does not decide. */
export const formats = {
  pdf: {
    extensions: ['pdf'],
    mayBe: holdsPdf,
    isSurely: isPdf,
    needsAddon: true,
    isSearchable: true,
    mayCarry: true,
    load: async (inner) => (await import('./formats/pdf.js')).pdf(inner),
  },
  pst: {
    extensions: ['pst'],
    mayBe: beginsWith('!BDN'),
    needsAddon: true,
    isSearchable: true,
    mayCarry: true,
    load: async (inner) => (await import('./formats/pst.js')).pst(inner),
  },
  zip: {
    extensions: ['zip'],
    mayBe: isZip,
    needsAddon: false,
    isSearchable: false,
    load: async () => (await import('./formats/not-read.js')).notRead('zip-not-searched'),
  },
  xlsx: {
    extensions: ['xlsx'],
    mayBe: (head) => isZip(head) && head.includes('xl/'),
    isSurely: (head) => isZip(head) && head.includes('xl/') && !head.includes('word/'),
    isAlsoKept: isCompound,
    needsAddon: true,
    isSearchable: true,
    mayCarry: true,
    load: async (inner) => (await import('./formats/xlsx.js')).xlsx(inner),
  },
  picture: {
    extensions: ['png', 'jpg', 'jpeg', 'webp'],
    mayBe: isPicture,
    isSurely: isPicture,
    // Phones give a HEIC photo the name of a JPEG.
    isAlsoKept: isUnreadKind,
    needsAddon: true,
    isSearchable: true,
    load: async () => (await import('./formats/picture.js')).picture,
  },
  openDocument: {
    extensions: ['odt', 'ods', 'odp', 'pptx'],
    mayBe: (head) => isZip(head) && ['opendocument', 'content.xml', 'ppt/'].some((part) => head.includes(part)),
    isSurely: (head) =>
      isZip(head) && (head.includes('mimetypeapplication/vnd.oasis.opendocument') || head.includes('ppt/slides')),
    // A presentation with a password is a compound file.
    isAlsoKept: isCompound,
    needsAddon: true,
    isSearchable: true,
    mayCarry: true,
    load: async (inner) => (await import('./formats/open-document.js')).openDocument(inner),
  },
  docx: {
    extensions: ['docx'],
    mayBe: (head) => isZip(head) && (head.includes('[Content_Types].xml') || head.includes('word/')),
    isSurely: (head) => isZip(head) && head.includes('word/'),
    // Office wraps a file with a password in a compound file; its reader reports that it is locked.
    isAlsoKept: isCompound,
    needsAddon: true,
    isSearchable: true,
    mayCarry: true,
    load: async (inner) => (await import('./formats/word.js')).docx(inner),
  },
  doc: {
    extensions: ['doc'],
    mayBe: isCompound,
    needsAddon: false,
    isSearchable: true,
    load: async () => (await import('./formats/word.js')).doc,
  },
  msg: {
    extensions: ['msg'],
    mayBe: isCompound,
    isSurely: isOutlookItem,
    needsAddon: true,
    isSearchable: true,
    mayCarry: true,
    load: async (inner) => (await import('./formats/msg.js')).msg(inner),
  },
  mbox: {
    extensions: ['mbox'],
    needsAddon: true,
    isSearchable: true,
    mayCarry: true,
    load: async (inner) => (await import('./formats/mbox.js')).mbox(inner),
  },
  eml: {
    extensions: ['eml'],
    needsAddon: true,
    isSearchable: true,
    mayCarry: true,
    load: async (inner) => (await import('./formats/mail.js')).eml(inner),
  },
  emlx: {
    extensions: ['emlx'],
    needsAddon: true,
    isSearchable: true,
    mayCarry: true,
    load: async (inner) => (await import('./formats/emlx.js')).emlx(inner),
  },
  mhtml: {
    extensions: ['mht', 'mhtml'],
    needsAddon: true,
    isSearchable: true,
    mayCarry: true,
    load: async (inner) => (await import('./formats/mhtml.js')).mhtml(inner),
  },
  contacts: {
    extensions: ['vcf'],
    needsAddon: false,
    isSearchable: true,
    load: async () => (await import('./formats/contacts.js')).contacts,
  },
  html: {
    extensions: ['html', 'htm'],
    needsAddon: false,
    isSearchable: true,
    load: async () => (await import('./formats/html.js')).html,
  },
  calendar: {
    extensions: ['ics'],
    needsAddon: false,
    isSearchable: true,
    load: async () => (await import('./formats/calendar.js')).calendar,
  },
  smsBackup: {
    extensions: ['xml'],
    needsAddon: true,
    isSearchable: true,
    mayCarry: true,
    load: async (inner) => (await import('./formats/sms-backup.js')).smsBackup(inner),
  },
  csv: {
    extensions: ['csv'],
    needsAddon: false,
    isSearchable: true,
    load: async () => (await import('./formats/csv.js')).csv,
  },
  json: {
    extensions: ['json'],
    needsAddon: false,
    isSearchable: true,
    load: async () => (await import('./formats/json-chats.js')).jsonChats,
  },
  text: {
    extensions: ['txt', 'log', 'md'],
    needsAddon: false,
    isSearchable: true,
    load: async () => (await import('./formats/text.js')).text,
  },
  unread: {
    extensions: unreadExtensions,
    mayBe: (head) => isUnreadKind(head) || isCompound(head) || isWinmail(head) || isSealedMail(head),
    isAlsoKept: isPicture,
    needsAddon: false,
    isSearchable: false,
    load: async () => (await import('./formats/not-read.js')).unreadKind,
  },
} as const satisfies Record<string, Format>;

export type FormatName = keyof typeof formats;
type Extension = (typeof formats)[FormatName]['extensions'][number];

/** Compile error when an extension of the contract has no format. */
const _unread: Record<Exclude<EvidenceExtension, Extension>, never> = {};

const named = Object.entries<Format>(formats).flatMap(([, format]) =>
  format.extensions.map((extension) => [extension, format] as const),
);
const byExtension = new Map<string, Format>(named);

export const formatNamed = (extension: string): Format | undefined => byExtension.get(extension);

export const searchableExtensions: string[] = named.flatMap(([extension, { isSearchable }]) =>
  isSearchable ? [extension] : [],
);
