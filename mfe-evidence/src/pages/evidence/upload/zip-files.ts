import { extensionOf, isUnread } from '@evenhand/contracts/evidence/files';
import { LARGEST_EVIDENCE_FILE_IN_BYTES } from '@evenhand/contracts/limits';

/** An entry of the central directory. */
export interface ZipFile {
  path: string;
  size: number;
  packedSize: number;
  /** Deflated; otherwise stored. */
  isPacked: boolean;
  /** Offset of its local header. */
  at: number;
}

/** Why a file of a zip is not read. `method`: packed by a method that browsers do not unpack. */
export type UnreadReason = 'locked' | 'method' | 'zip' | 'type' | 'empty' | 'too-large';

export interface UnreadFile {
  path: string;
  reason: UnreadReason;
}

export interface ZipFiles {
  readable: ZipFile[];
  unread: UnreadFile[];
}

/** Damaged, or of an unsupported kind. */
export class NotOpened extends Error {}

const [END, END_64, END_64_PLACE, ENTRY, HEAD] = [0x06054b50, 0x06064b50, 0x07064b50, 0x02014b50, 0x04034b50];
const [END_BYTES, PLACE_BYTES, ENTRY_BYTES, HEAD_BYTES] = [22, 20, 46, 30];
const LONGEST_COMMENT = 65_535;
/** Bytes; enough for 100,000 files. */
const LARGEST_DIRECTORY = 64 * 1_048_576;
/** Zip64: the value is in the extra field. */
const ELSEWHERE = 0xffffffff;
const [STORED, DEFLATED] = [0, 8];
const [ENCRYPTED, UTF8] = [1, 1 << 11];

const viewOf = async (file: Blob, from: number, to: number): Promise<DataView> =>
  new DataView(await file.slice(from, to).arrayBuffer());
const longAt = (view: DataView, at: number): number => Number(view.getBigUint64(at, true));

/** The central directory's range. */
const directoryIn = async (file: Blob): Promise<{ at: number; size: number }> => {
  const start = Math.max(0, file.size - END_BYTES - LONGEST_COMMENT - PLACE_BYTES);
  const tail = await viewOf(file, start, file.size);
  for (let at = tail.byteLength - END_BYTES; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== END) continue;
    const [size, place] = [tail.getUint32(at + 12, true), tail.getUint32(at + 16, true)];
    if (place !== ELSEWHERE) return { at: place, size };
    if (at < PLACE_BYTES || tail.getUint32(at - PLACE_BYTES, true) !== END_64_PLACE) break;
    const long = longAt(tail, at - PLACE_BYTES + 8);
    const end = await viewOf(file, long, long + 56);
    if (end.byteLength < 56 || end.getUint32(0, true) !== END_64) break;
    return { at: longAt(end, 48), size: longAt(end, 40) };
  }
  throw new NotOpened('no directory');
};

/** Reads an entry's Zip64 values, in order. */
const longNumbers = (view: DataView, from: number, to: number): (() => number) => {
  for (let at = from; at + 4 <= to; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue;
    let next = at + 4;
    return () => {
      next += 8;
      if (next > to) throw new NotOpened('a number is missing');
      return longAt(view, next - 8);
    };
  }
  return () => {
    throw new NotOpened('a number is missing');
  };
};

const nameOf = (bytes: Uint8Array, flags: number): string => {
  const isUtf8 = (flags & UTF8) !== 0;
  try {
    return new TextDecoder('utf-8', { fatal: !isUtf8 }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** Added by operating systems. */
const isAdded = (path: string): boolean => path.startsWith('__MACOSX/') || /(?:^|\/)\._[^/]*$/.test(path);

const isFile = (path: string): boolean => !path.endsWith('/') && !isAdded(path);

/** Null for a file that is read. */
const reasonOf = ({ path, size }: ZipFile, flags: number, method: number): UnreadReason | null => {
  const extension = extensionOf(path);
  if (extension === null || isUnread(path)) return 'type';
  if (extension === 'zip') return 'zip';
  if (size === 0) return 'empty';
  if ((flags & ENCRYPTED) !== 0) return 'locked';
  if (method !== STORED && method !== DEFLATED) return 'method';
  // A mailbox is cut at its mails.
  return size > LARGEST_EVIDENCE_FILE_IN_BYTES && extension !== 'mbox' ? 'too-large' : null;
};

/**
 * The files of a zip, in order, without those added by an operating system. Reads the central directory only.
 * @throws NotOpened
 */
export const filesIn = async (file: Blob): Promise<ZipFiles> => {
  const { at, size } = await directoryIn(file);
  if (size > LARGEST_DIRECTORY) throw new NotOpened('too many files');
  const view = await viewOf(file, at, at + size);
  const files: ZipFiles = { readable: [], unread: [] };
  let read = 0;
  for (let from = 0; from + ENTRY_BYTES <= view.byteLength && view.getUint32(from, true) === ENTRY; ) {
    const [flags, method] = [view.getUint16(from + 8, true), view.getUint16(from + 10, true)];
    const nameEnd = from + ENTRY_BYTES + view.getUint16(from + 28, true);
    const extraEnd = nameEnd + view.getUint16(from + 30, true);
    const end = extraEnd + view.getUint16(from + 32, true);
    if (end > view.byteLength) throw new NotOpened('an entry is cut off');
    const next = longNumbers(view, nameEnd, extraEnd);
    const numberAt = (place: number): number => {
      const number = view.getUint32(from + place, true);
      return number === ELSEWHERE ? next() : number;
    };
    const [unpacked, packedSize, head] = [numberAt(24), numberAt(20), numberAt(42)];
    const path = nameOf(new Uint8Array(view.buffer, from + ENTRY_BYTES, nameEnd - from - ENTRY_BYTES), flags);
    const found = { path, size: unpacked, packedSize, isPacked: method === DEFLATED, at: head };
    from = end;
    read = end;
    if (!isFile(path)) continue;
    const reason = reasonOf(found, flags, method);
    if (reason) files.unread.push({ path, reason });
    else files.readable.push(found);
  }
  if (read !== size) throw new NotOpened('the directory is cut off');
  return files;
};

/** Fails after the declared size (zip bomb). */
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
 * Streams an entry's content into a Blob, which the browser may keep on disk.
 * @throws NotOpened
 */
export const contentOf = async (zip: Blob, { at, size, packedSize, isPacked }: ZipFile): Promise<Blob> => {
  const head = await viewOf(zip, at, at + HEAD_BYTES);
  if (head.byteLength < HEAD_BYTES || head.getUint32(0, true) !== HEAD) throw new NotOpened('a head is missing');
  const start = at + HEAD_BYTES + head.getUint16(26, true) + head.getUint16(28, true);
  const packed = zip.slice(start, start + packedSize);
  if (!isPacked) return packed;
  try {
    const unpacked = packed.stream().pipeThrough(new DecompressionStream('deflate-raw')).pipeThrough(upTo(size));
    const content = await new Response(unpacked).blob();
    if (content.size !== size) throw new NotOpened('less than promised');
    return content;
  } catch (error) {
    throw error instanceof NotOpened ? error : new NotOpened('damaged');
  }
};

/** Names without folders, or with them where two would be the same. */
export const namesOf = (files: readonly ZipFile[]): string[] => {
  const last = ({ path }: ZipFile): string => path.slice(path.lastIndexOf('/') + 1);
  const counts = Map.groupBy(files, last);
  return files.map((file) => (counts.get(last(file))?.length === 1 ? last(file) : file.path.replaceAll('/', ' - ')));
};
