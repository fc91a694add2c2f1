import type { PresignedUpload } from '@evenhand/contracts/evidence/uploads';

/** The answer to an upload that is no success; without a status when none came. */
export class UploadFailed extends Error {
  constructor(readonly status?: number) {
    super('upload failed');
  }
}

const SUCCESS = [201, 204];

/**
 * Sends a file by a presigned form and tells how much of it is on its way, 0 to 100. XMLHttpRequest, because fetch
 * does not tell.
 * @throws UploadFailed
 */
export const sendFile = (
  { url, fields }: PresignedUpload,
  file: File,
  onProgress: (percent: number) => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', file);
    const request = new XMLHttpRequest();
    request.open('POST', url);
    // A store of its own gets no cookie of ours: the form carries the permission.
    request.withCredentials = new URL(url).origin === location.origin;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? Math.floor((100 * loaded) / total) : 0);
    request.onload = () => (SUCCESS.includes(request.status) ? resolve() : reject(new UploadFailed(request.status)));
    request.onerror = () => reject(new UploadFailed());
    request.send(form);
  });
