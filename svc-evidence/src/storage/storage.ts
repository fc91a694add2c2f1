import type { Readable } from 'node:stream';

/** What one permission to upload allows. */
export interface UploadPermission {
  /** The one place the file may go to. */
  key: string;
  contentType: string;
  smallestInBytes: number;
  largestInBytes: number;
  expiresAt: Date;
}

/** A form that a browser sends to `url`: the fields first, then the file under the name `file`. */
export interface PresignedForm {
  url: string;
  fields: Record<string, string>;
}

export interface StoredObject {
  size: number;
  content: Readable;
}

/**
 * Where bytes are kept, under keys such as `cases/{caseId}/…`. It knows nothing of cases: what is worth protecting is
 * sealed before it comes here. Two drivers, `LocalStorage` and `S3Storage`, keep the same contract
 * (tests/storage.test.ts).
 */
export interface Storage {
  /** Signs a permission to upload one object directly. */
  presign(permission: UploadPermission): Promise<PresignedForm>;
  /** What a form that came to our own address may do; null when we did not sign it, or a store of its own takes them. */
  permissionIn(fields: Record<string, string>): UploadPermission | null;
  /** Whether there is room for so many more bytes. */
  hasRoomFor(bytes: number): Promise<boolean>;
  /** Keeps an object of exactly `size` bytes, whole or not at all. */
  write(key: string, size: number, content: Readable): Promise<void>;
  /** The object; null when there is none. */
  find(key: string): Promise<StoredObject | null>;
  /** The objects right below a key as below a folder: the last of their names, and their sizes. */
  sizesBelow(key: string): Promise<Map<string, number>>;
  /** Removes the object, and all below it as below a folder. What is not there is no failure. */
  remove(key: string): Promise<void>;
  /** Removes what a process that was killed had begun to write, once nothing was added to it since a moment. */
  removeUnfinished(since: Date): Promise<void>;
}

/** Injection token: `@Inject(STORAGE) private readonly storage: Storage`. */
export const STORAGE = Symbol('storage');
