import { storedName } from '@evenhand/contracts/evidence/uploads';
import { LARGEST_EVIDENCE_FILE_IN_BYTES } from '@evenhand/contracts/limits';
import { inParts } from './cut-mailbox.js';
import { contentOf, filesIn, isZip, namesOf } from './zip-files.js';

type Known = Pick<File, 'name' | 'size'>;

/** Whether a file of this device has the name and size of one in the service. */
export const isSame = ({ name, size }: Known, known: Known): boolean =>
  storedName(name) === known.name && size === known.size;

/** The chosen file, and those of a zip that may be meant. Only a mailbox is above the limit: it is cut. */
async function* filesOf(chosen: File, upload: Known, largest: number): AsyncGenerator<File> {
  yield chosen;
  if (!isZip(chosen)) return;
  const { readable } = await filesIn(chosen);
  const names = namesOf(readable, chosen.name);
  for (const [index, file] of readable.entries()) {
    const known = { name: names[index] ?? file.path, size: file.size };
    if (isSame(known, upload) || file.size > largest) yield new File([await contentOf(file)], known.name);
  }
}

/**
 * What an upload was begun with, found in the file chosen again: itself, a file of the zip, or all parts of the mailbox.
 * Empty when it is none of them.
 * @throws NotOpened for a zip, DOMException for a file that cannot be read
 */
export const filesOfUpload = async (
  upload: Known,
  chosen: File,
  largest = LARGEST_EVIDENCE_FILE_IN_BYTES,
): Promise<File[]> => {
  for await (const file of filesOf(chosen, upload, largest)) {
    const parts = await inParts(file, largest);
    if (parts.some((part) => isSame(part, upload))) return parts;
  }
  return [];
};
