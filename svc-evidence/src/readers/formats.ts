import type { EvidenceExtension } from '@evenhand/contracts/evidence/files';
import { beginsWith, holdsPdf, isCompound, isOutlookItem, isPdf, isPicture, isZip } from './signatures.js';
import type { Parse } from './unit.js';

/** What has to be known of a format: this, its reader and its tests are all of it. */
export interface Format {
  /** The ends of its files' names. */
  extensions: readonly string[];
  /** Whether bytes may be of it; for text, whose name decides, nothing is told by bytes. */
  mayBe?: (head: Buffer) => boolean;
  /** Whether bytes are of it, whatever the file is called. */
  isSurely?: (head: Buffer) => boolean;
  /** Other bytes that a file of this name is kept with, too. */
  isAlsoKept?: (head: Buffer) => boolean;
  /** It, or what it may carry, is drawn or read by a native library. */
  needsAddon: boolean;
  /** Whether words can be found in it; another is kept as it is. */
  isSearchable: boolean;
  /** Whether other files may lie in it. */
  mayCarry?: true;
  /**
   * Loads its reader: a file needs one of them, and each file is read by a process of its own.
   * @param inner reads what the file carries
   */
  load(inner: Parse): Promise<Parse>;
}

/** Where bytes may be of several formats, and the name tells none of them, the first is taken. */
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
    load: async () => (await import('./formats/zip.js')).zip,
  },
  xlsx: {
    extensions: ['xlsx'],
    mayBe: (head) => isZip(head) && head.includes('xl/'),
    isSurely: (head) => isZip(head) && head.includes('xl/') && !head.includes('word/'),
    needsAddon: false,
    isSearchable: true,
    load: async () => (await import('./formats/xlsx.js')).xlsx,
  },
  picture: {
    extensions: ['png', 'jpg', 'jpeg', 'webp'],
    mayBe: isPicture,
    isSurely: isPicture,
    needsAddon: true,
    isSearchable: true,
    load: async () => (await import('./formats/picture.js')).picture,
  },
  docx: {
    extensions: ['docx'],
    mayBe: (head) => isZip(head) && (head.includes('[Content_Types].xml') || head.includes('word/')),
    isSurely: (head) => isZip(head) && head.includes('word/'),
    // One with a password lies in an envelope of the older kind; its reader says that it is locked.
    isAlsoKept: isCompound,
    needsAddon: false,
    isSearchable: true,
    load: async () => (await import('./formats/word.js')).docx,
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
    needsAddon: false,
    isSearchable: true,
    load: async () => (await import('./formats/sms-backup.js')).smsBackup,
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
    extensions: ['txt'],
    needsAddon: false,
    isSearchable: true,
    load: async () => (await import('./formats/text.js')).text,
  },
} as const satisfies Record<string, Format>;

export type FormatName = keyof typeof formats;
type Extension = (typeof formats)[FormatName]['extensions'][number];

/** The compiler finds an extension of the contract that no format reads: it would have to stand here, and nothing can. */
const _unread: Record<Exclude<EvidenceExtension, Extension>, never> = {};

const named = Object.entries<Format>(formats).flatMap(([, format]) =>
  format.extensions.map((extension) => [extension, format] as const),
);
const byExtension = new Map<string, Format>(named);

/** The format that an extension promises; undefined for one that we do not read. */
export const formatNamed = (extension: string): Format | undefined => byExtension.get(extension);

/** The extensions of files in which words can be found. */
export const searchableExtensions: string[] = named.flatMap(([extension, { isSearchable }]) =>
  isSearchable ? [extension] : [],
);
