import { deleteFile, type EvidenceFile } from '@evenhand/contracts/evidence/files';
import { type PresignedParts, partsOf, presignParts } from '@evenhand/contracts/evidence/parts';
import { registerFile } from '@evenhand/contracts/evidence/uploads';
import { call } from '@evenhand/web-kit/call';
import { ignoringMissing } from '../../../requests/outcome.js';
import { type RetryOptions, retry, statusOf } from '../../../requests/retry.js';
import { sendFile } from '../../../requests/send-file.js';

export interface Sending extends RetryOptions {
  /** Share sent or stored, 0 to 1. */
  onProgress: (share: number) => void;
}

/** The parts were deleted during the upload, in this window or another; they are not sent again. */
export class FileDeletedDuringUpload extends Error {}

/** Two parts in flight use the line while one waits for its response. */
const AT_ONCE = 2;

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of each part, by which the service recognizes an unfinished upload. */
const fingerprintsOf = async (file: File, signal: AbortSignal): Promise<string[]> => {
  const fingerprints: string[] = [];
  for (const { start, end } of partsOf(file.size)) {
    signal.throwIfAborted();
    const content = await file.slice(start, end).arrayBuffer();
    fingerprints.push(hex(await crypto.subtle.digest('SHA-256', content)));
  }
  return fingerprints;
};

/** Limited concurrency. After a failure no new work starts; running work finishes. */
const inLanes = async <Work>(list: Work[], act: (work: Work) => Promise<void>): Promise<void> => {
  const waiting = [...list];
  const lane = async () => {
    for (let work = waiting.shift(); work; work = waiting.shift()) await act(work);
  };
  const stop = (error: unknown) => {
    waiting.length = 0;
    throw error;
  };
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, () => lane().catch(stop)));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
};

const sendMissing = async (
  file: File,
  missing: PresignedParts['missing'],
  { signal, onProgress }: Sending,
  onReached: () => void,
): Promise<void> => {
  const parts = partsOf(file.size);
  const shares = new Map(missing.map(({ number }) => [number, 0]));
  const tell = (number: number, share: number) => {
    shares.set(number, share);
    const sent = parts.map(({ number, start, end }) => (end - start) * (shares.get(number) ?? 1));
    onProgress(sent.reduce((sum, size) => sum + size, 0) / file.size);
  };
  await inLanes(missing, async ({ number, ...form }) => {
    const part = parts[number - 1];
    if (!part) return;
    try {
      await sendFile(form, file.slice(part.start, part.end), (share) => tell(number, share), signal);
    } catch (error) {
      tell(number, 0);
      throw error;
    }
    tell(number, 1);
    onReached();
  });
};

/** Null when it was deleted. */
const storedBy = (key: string, signal: AbortSignal): Promise<EvidenceFile | null> =>
  call(registerFile, { key }, { signal }).catch((error) => {
    if (statusOf(error) === 404) return null;
    throw error;
  });

/**
 * Sends the parts that the service is missing, with retries. Parts sent in another visit or from another device are
 * not sent again.
 * @throws UploadFailed, ProblemError or TypeError when it gives up, FileDeletedDuringUpload
 */
export const sendInParts = async (file: File, sending: Sending): Promise<EvidenceFile> => {
  const { signal } = sending;
  const parts = await fingerprintsOf(file, signal);
  const upload = { filename: file.name, mime: file.type, size: file.size, parts };
  let begun: Pick<PresignedParts, 'id' | 'key'> | null = null;
  return retry(async (onReached) => {
    const { id, key, missing } = await call(presignParts, upload, { signal });
    begun ??= { id, key };
    if (id !== begun.id) {
      // A file stored over an hour ago is not recognized by its parts.
      const stored = await storedBy(begun.key, signal);
      await ignoringMissing(call(deleteFile, undefined, { params: { id }, signal }));
      if (!stored) throw new FileDeletedDuringUpload();
      return stored;
    }
    await sendMissing(file, missing, sending, onReached);
    return call(registerFile, { key }, { signal });
  }, sending);
};
