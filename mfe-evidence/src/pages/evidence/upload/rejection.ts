import { extensionOf } from '@evenhand/contracts/evidence/files';
import { LARGEST_EVIDENCE_FILE_IN_BYTES } from '@evenhand/contracts/limits';
import { evidenceWording } from '@evenhand/wording/evidence';

const wording = evidenceWording.rejected;
export const MOST_FILES_AT_ONCE = 100;

/** Why a file is refused before upload; null when it is accepted. */
export const rejectionOf = ({ name, size }: File): string | null => {
  if (!extensionOf(name)) return wording.type;
  if (size > LARGEST_EVIDENCE_FILE_IN_BYTES) return wording.larger(LARGEST_EVIDENCE_FILE_IN_BYTES);
  return size < 1 ? wording.smaller(1) : null;
};
