import { type EvidenceExtension, extensionOf, mediaTypesOf } from '@evenhand/contracts/evidence/files';
import { type PresignUpload, storedName } from '@evenhand/contracts/evidence/uploads';
import { fail } from '@evenhand/service-kit/problems/fail';
import { evidenceWording } from '@evenhand/wording/evidence';

export interface Announced {
  name: string;
  extension: EvidenceExtension;
}

const refuse = (pointer: string): never => fail('invalid-input', evidenceWording.rejected.type, { pointer });

/** @throws invalid-input for an unsupported kind of file */
export const announcedBy = ({ filename, mime }: PresignUpload): Announced => {
  const name = storedName(filename);
  const extension = extensionOf(name) ?? refuse('/filename');
  if (!mediaTypesOf(extension).includes(mime.toLowerCase())) refuse('/mime');
  return { name, extension };
};
