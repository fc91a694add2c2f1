import type { Readable } from 'node:stream';
import { Client, S3Error } from 'minio';
import type { PresignedForm, Storage, StoredObject, UploadPermission } from './storage.js';

export interface S3Settings {
  endpoint: URL;
  region: string;
  bucket: string;
  accessKey: string;
  secretKey: string;
}

/** A part of a large object, and so the memory that one write takes. */
const PART_BYTES = 16_777_216;

const isMissing = (error: unknown): boolean =>
  error instanceof S3Error && ['NotFound', 'NoSuchKey'].includes(error.code ?? '');

/** Objects in a bucket of any store that speaks S3. Browsers upload to the store itself. */
export class S3Storage implements Storage {
  private readonly client: Client;
  private readonly bucket: string;

  constructor({ endpoint, region, bucket, accessKey, secretKey }: S3Settings) {
    const useSSL = endpoint.protocol === 'https:';
    const port = Number(endpoint.port) || (useSSL ? 443 : 80);
    this.client = new Client({
      endPoint: endpoint.hostname,
      port,
      useSSL,
      region,
      accessKey,
      secretKey,
      partSize: PART_BYTES,
    });
    this.bucket = bucket;
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

  async write(key: string, size: number, content: Readable): Promise<void> {
    await this.client.putObject(this.bucket, key, content, size);
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

  async remove(key: string): Promise<void> {
    const below: string[] = [];
    for await (const { name } of this.client.listObjectsV2(this.bucket, `${key}/`, true)) if (name) below.push(name);
    await this.client.removeObject(this.bucket, key);
    if (below.length > 0) await this.client.removeObjects(this.bucket, below);
  }
}
