import { type EvidenceExtension, extensionOf, mediaTypesOf } from '@evenhand/contracts/evidence/files';
import type { PresignUpload } from '@evenhand/contracts/evidence/uploads';
import { fail } from '@evenhand/service-kit/problems/fail';
import { evidenceWording } from '@evenhand/wording/evidence';

export interface Announced {
  name: string;
  extension: EvidenceExtension;
}

/** Programs other than browsers may send a path; only the file name is kept. */
const nameOf = (filename: string): string =>
  filename.slice(Math.max(filename.lastIndexOf('/'), filename.lastIndexOf('\\')) + 1);

const refuse = (pointer: string): never => fail('invalid-input', evidenceWording.rejected.type, { pointer });

/** @throws invalid-input for an unsupported kind of file */
export const announcedBy = ({ filename, mime }: PresignUpload): Announced => {
  const name = nameOf(filename);
  const extension = extensionOf(name) ?? refuse('/filename');
  if (!mediaTypesOf(extension).includes(mime.toLowerCase())) refuse('/mime');
  return { name, extension };
};
