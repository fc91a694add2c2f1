import type { EvidenceFile } from '@evenhand/contracts/evidence/files';
import { PART_IN_BYTES } from '@evenhand/contracts/evidence/parts';
import { presignUpload, registerFile } from '@evenhand/contracts/evidence/uploads';
import { call } from '@evenhand/web-kit/call';
import { sendFile } from './send-file.js';
import { type Sending, sendInParts } from './send-in-parts.js';

const sendWhole = async (file: File, { signal, onProgress }: Sending): Promise<EvidenceFile> => {
  const presigned = await call(presignUpload, { filename: file.name, mime: file.type });
  await sendFile(presigned, file, onProgress, signal);
  return call(registerFile, { key: presigned.fields.key ?? '' });
};

/** Sends one file, in parts when it is large, and answers what became of it. */
export const uploadFile = (file: File, sending: Sending): Promise<EvidenceFile> =>
  file.size > PART_IN_BYTES ? sendInParts(file, sending) : sendWhole(file, sending);
