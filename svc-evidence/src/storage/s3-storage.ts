import type { Readable } from 'node:stream';
import { type S3Settings, s3Options } from '@evenhand/service-kit/stores/s3-options';
import { Client, S3Error } from 'minio';
import type { PresignedForm, Storage, StoredObject, UploadPermission } from './storage.js';

/** Multipart size, and so the memory of one write. */
const PART_BYTES = 16_777_216;

/** Less than the shortest time limit of reading: a slow store is not the file's fault. */
const SILENCE_MS = 60_000;

async function* inBuffers(content: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = [];
  let missing = size;
  for await (const piece of content) {
    let rest = piece;
    while (rest.length >= missing) {
      yield Buffer.concat([...pieces, rest.subarray(0, missing)]);
      rest = rest.subarray(missing);
      pieces = [];
      missing = size;
    }
    pieces.push(rest);
    missing -= rest.length;
  }
  if (missing < size) yield Buffer.concat(pieces);
}

const isMissing = (error: unknown): boolean =>
  error instanceof S3Error && ['NotFound', 'NoSuchKey'].includes(error.code ?? '');

/** Any S3-compatible store. Browsers upload to it. */
export class S3Storage implements Storage {
  private readonly client: Client;
  private readonly bucket: string;

  constructor(settings: S3Settings, longestSilenceMs = SILENCE_MS) {
    this.client = new Client({ ...s3Options(settings, longestSilenceMs), partSize: PART_BYTES });
    this.bucket = settings.bucket;
  }

  async presign(permission: UploadPermission): Promise<PresignedForm> {
    const policy = this.client.newPostPolicy();
    policy.setBucket(this.bucket);
    policy.setKey(permission.key);
    policy.setContentType(permission.contentType);
    policy.setContentLengthRange(permission.smallestInBytes, permission.largestInBytes);
    policy.setExpires(permission.expiresAt);
    const { postURL, formData } = await this.client.presignedPostPolicy(policy);
    const fields = Object.entries(formData).map(([name, value]) => [name, String(value)]);
    return { url: postURL, fields: Object.fromEntries(fields) };
  }

  permissionIn(): null {
    return null;
  }

  /** The store has its own limits. */
  async hasRoomFor(): Promise<boolean> {
    return true;
  }

  /** Nothing: incomplete uploads are invisible, and a lifecycle rule of the bucket ends them. */
  async removeUnfinished(): Promise<void> {}

  async write(key: string, size: number, content: Readable): Promise<void> {
    if (size > PART_BYTES) return this.writeInParts(key, content);
    await this.client.putObject(this.bucket, key, content, size);
  }

  /**
   * Own multipart upload: the client's resumes any unfinished upload of the key, also of another process, and hangs on
   * a broken stream.
   */
  private async writeInParts(key: string, content: Readable): Promise<void> {
    const id = await this.client.initiateNewMultipartUpload(this.bucket, key, {});
    try {
      const written: { part: number; etag: string }[] = [];
      for await (const buffer of inBuffers(content, PART_BYTES)) {
        const place = { bucketName: this.bucket, objectName: key, uploadID: id, partNumber: written.length + 1 };
        written.push(await this.client.uploadPart({ ...place, headers: {} }, buffer));
      }
      await this.client.completeMultipartUpload(this.bucket, key, id, written);
    } catch (error) {
      await this.client.abortMultipartUpload(this.bucket, key, id).catch(() => {});
      throw error;
    }
  }

  async find(key: string): Promise<StoredObject | null> {
    try {
      const { size } = await this.client.statObject(this.bucket, key);
      return { size, content: await this.client.getObject(this.bucket, key) };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async sizesBelow(key: string): Promise<Map<string, number>> {
    const sizes = new Map<string, number>();
    for await (const { name, size } of this.client.listObjectsV2(this.bucket, `${key}/`))
      if (name) sizes.set(name.slice(key.length + 1), size);
    return sizes;
  }

  async countBelow(key: string): Promise<number> {
    return (await this.below(key)).length;
  }

  async remove(key: string): Promise<void> {
    const below = await this.below(key);
    await this.client.removeObject(this.bucket, key);
    if (below.length === 0) return;
    // Errors are returned, not thrown.
    const left = await this.client.removeObjects(this.bucket, below);
    if (left.length > 0) throw new Error(`the store removed ${below.length - left.length} of ${below.length} objects`);
  }

  private async below(key: string): Promise<string[]> {
    const names: string[] = [];
    for await (const { name } of this.client.listObjectsV2(this.bucket, `${key}/`, true)) if (name) names.push(name);
    return names;
  }
}
