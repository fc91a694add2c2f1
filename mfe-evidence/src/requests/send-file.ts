import type { PresignedUpload } from '@evenhand/contracts/evidence/uploads';

/** `status` is undefined without a response. */
export class UploadFailed extends Error {
  constructor(readonly status?: number) {
    super('upload failed');
  }
}

const SUCCESS = [201, 204];
/** An upload without progress for this long is treated as a broken connection. */
const STALLED_MS = 60_000;

/**
 * Posts a file or a part by a presigned form and reports its progress, 0 to 1. XMLHttpRequest, because fetch reports
 * no upload progress.
 * @throws UploadFailed, also after a stall or an abort
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
    // An external store gets no cookie: the form's signature is the permission.
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
