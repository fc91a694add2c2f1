import type { EvidenceFile } from '@evenhand/contracts/evidence/files';
import { PART_IN_BYTES } from '@evenhand/contracts/evidence/parts';
import { presignUpload, registerFile } from '@evenhand/contracts/evidence/uploads';
import { call } from '@evenhand/web-kit/call';
import { isTooSoon, keepTrying } from './patience.js';
import { sendFile } from './send-file.js';
import { type Sending, sendInParts } from './send-in-parts.js';

const sendWhole = async (file: File, { signal, onProgress }: Sending): Promise<EvidenceFile> => {
  const unhurried = <Answer>(act: () => Promise<Answer>) => keepTrying(act, { signal, onWait: () => {} }, isTooSoon);
  const presigned = await unhurried(() => call(presignUpload, { filename: file.name, mime: file.type }));
  await unhurried(() => sendFile(presigned, file, onProgress, signal));
  return unhurried(() => call(registerFile, { key: presigned.fields.key ?? '' }));
};

/** Sends one file, in parts when it is large, and answers what became of it. */
export const uploadFile = (file: File, sending: Sending): Promise<EvidenceFile> =>
  file.size > PART_IN_BYTES ? sendInParts(file, sending) : sendWhole(file, sending);
