import { extensionOf, isUnread } from '@evenhand/contracts/evidence/files';
import { LARGEST_EVIDENCE_FILE_IN_BYTES, MOST_EVIDENCE_PER_CASE_IN_BYTES } from '@evenhand/contracts/limits';
import type { FileEntry } from '@zip.js/zip.js';

/** A file of a zip. `size` is the one that the zip promises, in bytes. */
export interface ZipFile {
  path: string;
  size: number;
  entry: FileEntry;
}

/** Why a file of a zip is not read. `too-much`: with it, the zip unpacks to more than a case can have. */
export type UnreadReason = 'damaged' | 'zip' | 'type' | 'empty' | 'too-large' | 'too-much';

export interface UnreadFile {
  path: string;
  reason: UnreadReason;
}

export interface ZipFiles {
  readable: ZipFile[];
  /** Readable with a password. */
  locked: ZipFile[];
  unread: UnreadFile[];
}

/** Damaged, or of an unsupported kind. */
export class NotOpened extends Error {}

export const isZip = ({ name }: Pick<File, 'name'>): boolean => name.toLowerCase().endsWith('.zip');

/** More would make the page slow. */
const MOST_FILES = 100_000;

const nameOf = ({ rawFilename, filenameUTF8 }: FileEntry): string => {
  try {
    // Also without the mark, as Macs write it.
    return new TextDecoder('utf-8', { fatal: !filenameUTF8 }).decode(rawFilename);
  } catch {
    return new TextDecoder('windows-1252').decode(rawFilename);
  }
};

/** Added by operating systems. */
const isAdded = (path: string): boolean => path.startsWith('__MACOSX/') || /(?:^|\/)\._[^/]*$/.test(path);

/** Null for a file that is read. */
const reasonOf = ({ path, size }: ZipFile): UnreadReason | null => {
  const extension = extensionOf(path);
  if (extension === null || isUnread(path)) return 'type';
  if (extension === 'zip') return 'zip';
  if (size === 0) return 'empty';
  // A mailbox is cut at its mails.
  return size > LARGEST_EVIDENCE_FILE_IN_BYTES && extension !== 'mbox' ? 'too-large' : null;
};

/**
 * The files of a zip, in order, without those added by an operating system. Reads the central directory only.
 * @throws NotOpened
 */
export const filesIn = async (zip: Blob): Promise<ZipFiles> => {
  const { BlobReader, ZipReader } = await import('@zip.js/zip.js/lib/zip-core-custom.js');
  const files: ZipFiles = { readable: [], locked: [], unread: [] };
  let [count, total] = [0, 0];
  const add = (file: ZipFile) => {
    const { path, size, entry } = file;
    const reason = reasonOf(file) ?? (total + size > MOST_EVIDENCE_PER_CASE_IN_BYTES ? 'too-much' : null);
    if (reason) files.unread.push({ path, reason });
    else (entry.encrypted ? files.locked : files.readable).push(file);
    if (!reason) total += size;
  };
  try {
    for await (const entry of new ZipReader(new BlobReader(zip), { strictness: 'tolerant' }).getEntriesGenerator()) {
      count += 1;
      if (count > MOST_FILES) throw new NotOpened('too many files');
      if (entry.directory) continue;
      const path = nameOf(entry);
      if (!isAdded(path)) add({ path, size: entry.uncompressedSize, entry });
    }
  } catch (error) {
    throw error instanceof NotOpened ? error : new NotOpened('damaged');
  }
  return files;
};

/** Fails after the promised size (zip bomb). */
const upTo = (size: number): TransformStream<Uint8Array, Uint8Array> => {
  let taken = 0;
  return new TransformStream({
    transform(piece, controller) {
      taken += piece.length;
      if (taken > size) throw new NotOpened('more than promised');
      controller.enqueue(piece);
    },
  });
};

/**
 * Streams a file's content into a Blob, which the browser may keep on disk.
 * @throws NotOpened; for a locked file also when the password is wrong, and when the signal is aborted
 */
export const contentOf = async ({ size, entry }: ZipFile, password?: string, signal?: AbortSignal): Promise<Blob> => {
  const { readable, writable } = upTo(size);
  const options = { useWebWorkers: false, checkCrc32: true, checkOverlappingEntry: true, ...(signal && { signal }) };
  try {
    const written = entry.getData(writable, password === undefined ? options : { ...options, password });
    const [content] = await Promise.all([new Response(readable).blob(), written]);
    return content;
  } catch {
    throw new NotOpened('damaged');
  }
};

/** An iPhone's WhatsApp gives every chat this name, and the zip the name of the other person. */
const NAMED_AS_ITS_ZIP = '_chat.txt';

/** Names without folders, or with them where two would be the same. */
export const namesOf = (files: readonly ZipFile[], zip: string): string[] => {
  const last = ({ path }: ZipFile): string => path.slice(path.lastIndexOf('/') + 1);
  const counts = Map.groupBy(files, last);
  return files.map((file) => {
    const name = last(file);
    if (counts.get(name)?.length !== 1) return file.path.replaceAll('/', ' - ');
    return name === NAMED_AS_ITS_ZIP ? `${zip.slice(0, -'.zip'.length)}.txt` : name;
  });
};
