import type { EvidenceFile } from '@evenhand/contracts/evidence/files';
import { PART_IN_BYTES } from '@evenhand/contracts/evidence/parts';
import { type PresignedUpload, presignUpload, registerFile } from '@evenhand/contracts/evidence/uploads';
import { call } from '@evenhand/web-kit/call';
import { isTransient, retry, statusOf } from './retry.js';
import { sendFile } from './send-file.js';
import { type Sending, sendInParts } from './send-in-parts.js';

/** No part can be missing of a file that is sent as a whole, so what is refused or not found stays so. */
const isTransientOfWhole = (error: unknown): boolean =>
  isTransient(error) && ![403, 404].includes(statusOf(error) ?? 0);

/**
 * Sends the file to one place, however often the line breaks: no second copy of it can arrive.
 * @throws DOMException when the file cannot be read any more
 */
const sendWhole = async (file: File, { onProgress, ...options }: Sending): Promise<EvidenceFile> => {
  const { signal } = options;
  let permission: PresignedUpload | null = null;
  const send = async (): Promise<string> => {
    const isNew = permission === null;
    permission ??= await call(presignUpload, { filename: file.name, mime: file.type, size: file.size }, { signal });
    try {
      await sendFile(permission, file, onProgress, signal);
    } catch (error) {
      // A file that was changed or moved looks like a broken line. Who reads of it hears of that.
      if (statusOf(error) === undefined) await file.slice(0, 1).arrayBuffer();
      if (isNew || statusOf(error) !== 403) throw error;
      // Its time is over: there was no connection for long.
      permission = null;
      return send();
    }
    return permission.fields.key ?? '';
  };
  const key = await retry(send, options, isTransientOfWhole);
  return retry(() => call(registerFile, { key }, { signal }), options, isTransientOfWhole);
};

/** Sends one file, in parts when it is large, and answers what became of it. */
export const uploadFile = (file: File, sending: Sending): Promise<EvidenceFile> =>
  file.size > PART_IN_BYTES ? sendInParts(file, sending) : sendWhole(file, sending);
