import type { Readable } from 'node:stream';

export interface UploadPermission {
  key: string;
  contentType: string;
  smallestInBytes: number;
  largestInBytes: number;
  expiresAt: Date;
}

/** Fields first, then the file as `file`. */
export interface PresignedForm {
  url: string;
  fields: Record<string, string>;
}

export interface StoredObject {
  size: number;
  content: Readable;
}

/**
 * Stores bytes under keys such as `cases/{caseId}/…`. Content is sealed by the caller. Both drivers, `LocalStorage` and
 * `S3Storage`, pass tests/storage/storage.test.ts.
 */
export interface Storage {
  presign(permission: UploadPermission): Promise<PresignedForm>;
  /** Null when the signature is not ours, or the store takes uploads itself. */
  permissionIn(fields: Record<string, string>): UploadPermission | null;
  hasRoomFor(bytes: number): Promise<boolean>;
  /** Exactly `size` bytes, whole or not at all. */
  write(key: string, size: number, content: Readable): Promise<void>;
  find(key: string): Promise<StoredObject | null>;
  /** Name and size of the objects directly below a key. */
  sizesBelow(key: string): Promise<Map<string, number>>;
  /** Objects below a key, at any depth. */
  countBelow(key: string): Promise<number>;
  /** With all below it. Idempotent. */
  remove(key: string): Promise<void>;
  /** Temporary files of killed processes, unchanged since a moment. */
  removeUnfinished(since: Date): Promise<void>;
}

/** Injection token. */
export const STORAGE = Symbol('storage');
