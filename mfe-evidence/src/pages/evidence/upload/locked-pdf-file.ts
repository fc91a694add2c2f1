import { NotOpened } from './zip-files.js';

/** The dictionary that names the encryption is at one of three places. */
const LOOKED_AT_IN_BYTES = 4_096;
const ENCRYPTED = /\/Encrypt[\s\d]/;

const textAt = async (file: Blob, start: number): Promise<string> =>
  // One character per byte, so offsets are bytes.
  new TextDecoder('latin1').decode(await file.slice(start, start + LOOKED_AT_IN_BYTES).arrayBuffer());

const isEncrypted = async (file: File): Promise<boolean> => {
  const tail = await textAt(file, Math.max(0, file.size - LOOKED_AT_IN_BYTES));
  if (ENCRYPTED.test(tail)) return true;
  // The last cross-reference, and the first trailer of a linearized file.
  const places = [Number(/startxref\s+(\d{1,10})/.exec(tail)?.[1] ?? 0), 0];
  for (const place of places) if (ENCRYPTED.test(await textAt(file, place))) return true;
  return false;
};

const opened = async (file: Blob, password: string) => {
  const { PDFDocument, PDFInvalidObject } = await import('@cantoo/pdf-lib');
  const document = await PDFDocument.load(await file.arrayBuffer(), { password, updateMetadata: false });
  // The cross-reference of the locked file would be copied, and readers would take the copy for locked.
  for (const [reference, object] of document.context.enumerateIndirectObjects()) {
    const bytes = new Uint8Array(object instanceof PDFInvalidObject ? object.sizeInBytes() : 0);
    if (bytes.length > 0) object.copyBytesInto(bytes, 0);
    if (ENCRYPTED.test(new TextDecoder('latin1').decode(bytes))) document.context.delete(reference);
  }
  return document;
};

export const isPdf = ({ name }: File): boolean => name.toLowerCase().endsWith('.pdf');

/** Whether a PDF opens with a password only. One that is only protected against changes opens without. */
export const isLockedPdf = async (file: File): Promise<boolean> => {
  if (!isPdf(file) || !(await isEncrypted(file).catch(() => false))) return false;
  return opened(file, '').then(
    () => false,
    () => true,
  );
};

/**
 * A copy without password.
 * @throws NotOpened when the password is wrong, or the file damaged
 */
export const unlockedPdf = async (file: File, name: string, password: string): Promise<File> => {
  try {
    const bytes = await (await opened(file, password)).save();
    return new File([Uint8Array.from(bytes)], name, { type: 'application/pdf', lastModified: file.lastModified });
  } catch {
    throw new NotOpened('wrong password');
  }
};
