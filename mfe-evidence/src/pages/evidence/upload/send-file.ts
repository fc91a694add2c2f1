import type { PresignedUpload } from '@evenhand/contracts/evidence/uploads';

/** The answer to an upload that is no success; without a status when none came. */
export class UploadFailed extends Error {
  constructor(readonly status?: number) {
    super('upload failed');
  }
}

const SUCCESS = [201, 204];
/** A line on which nothing moves for so long is broken, even when nobody says so. */
const STALLED_MS = 60_000;

/**
 * Sends a file, or a part of one, by a presigned form and tells how much of it is on its way, 0 to 1. XMLHttpRequest,
 * because fetch does not tell.
 * @throws UploadFailed, also when nothing moves any more or the signal ends it
 */
export const sendFile = (
  { url, fields }: PresignedUpload,
  content: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new UploadFailed());
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', content);
    const request = new XMLHttpRequest();
    const stop = () => request.abort();
    const fail = () => reject(new UploadFailed(request.status || undefined));
    request.open('POST', url);
    // A store of its own gets no cookie of ours: the form carries the permission.
    request.withCredentials = new URL(url).origin === location.origin;
    let stalled = setTimeout(stop, STALLED_MS);
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(stalled);
      stalled = setTimeout(stop, STALLED_MS);
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onload = () => (SUCCESS.includes(request.status) ? resolve() : fail());
    request.onerror = fail;
    request.onabort = fail;
    request.onloadend = () => {
      clearTimeout(stalled);
      signal.removeEventListener('abort', stop);
    };
    signal.addEventListener('abort', stop);
    request.send(form);
  });
