import type { EvidenceFile } from '@evenhand/contracts/evidence/files';
import { PART_IN_BYTES } from '@evenhand/contracts/evidence/parts';
import { type PresignedUpload, presignUpload, registerFile } from '@evenhand/contracts/evidence/uploads';
import { call } from '@evenhand/web-kit/call';
import { isTransient, retry, statusOf } from '../../../requests/retry.js';
import { sendFile } from '../../../requests/send-file.js';
import { type Sending, sendInParts } from './send-in-parts.js';

/** A file sent whole has no missing parts, so 403 and 404 are final. */
const isTransientOfWhole = (error: unknown): boolean =>
  isTransient(error) && ![403, 404].includes(statusOf(error) ?? 0);

/**
 * Sends the file to one key, however often it is retried, so it is stored once.
 * @throws DOMException when the file can no longer be read
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
      // A file changed on disk fails like a broken connection; reading a byte throws the real reason.
      if (statusOf(error) === undefined) await file.slice(0, 1).arrayBuffer();
      if (isNew || statusOf(error) !== 403) throw error;
      // The permission expired while offline.
      permission = null;
      return send();
    }
    return permission.fields.key ?? '';
  };
  const key = await retry(send, options, isTransientOfWhole);
  return retry(() => call(registerFile, { key }, { signal }), options, isTransientOfWhole);
};

export const uploadFile = (file: File, sending: Sending): Promise<EvidenceFile> =>
  file.size > PART_IN_BYTES ? sendInParts(file, sending) : sendWhole(file, sending);
