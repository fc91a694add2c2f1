import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { openBlob, SealBroken, sealBlob } from '../sealing/sealed-blob.js';
import type { RowKey } from './row-keys.js';
import type { SealedKind } from './sealed-column.js';

/** First byte of a value. */
const AS_IT_IS = 1;
const COMPRESSED = 2;
const KEY_ID_BYTES = 16;
const HEAD_BYTES = 1 + KEY_ID_BYTES;
/** Postgres would compress clear text of this size. */
const COMPRESSED_FROM_BYTES = 2_048;

const bytesOf = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');

const contextOf = (head: Buffer, place: string): string => `${head.toString('hex')} ${place}`;

/** The id of the key that sealed a value. @throws SealBroken */
export const keyIdOf = (value: Buffer): string => {
  if (value.length < HEAD_BYTES) throw new SealBroken();
  const hex = value.toString('hex', 1, HEAD_BYTES);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

/** Format, id of the key, sealed content. @param place where alone the value opens: its column, row and case */
export const sealValue = (content: Buffer, key: RowKey, place: string): Buffer => {
  const isLong = content.length >= COMPRESSED_FROM_BYTES;
  const head = Buffer.concat([Buffer.from([isLong ? COMPRESSED : AS_IT_IS]), bytesOf(key.id)]);
  const sealed = sealBlob(isLong ? zstdCompressSync(content) : content, key.secret, contextOf(head, place));
  return Buffer.concat([head, sealed]);
};

/** @throws SealBroken */
export const openValue = (value: Buffer, key: RowKey, place: string): Buffer => {
  const head = value.subarray(0, HEAD_BYTES);
  if (head[0] !== AS_IT_IS && head[0] !== COMPRESSED) throw new SealBroken();
  const opened = openBlob(value.subarray(HEAD_BYTES), key.secret, contextOf(head, place));
  return head[0] === COMPRESSED ? zstdDecompressSync(opened) : opened;
};

/** JSON as jsonb would keep it: without what is undefined. */
export const encode = (kind: SealedKind, content: unknown): Buffer => {
  if (kind === 'json') return Buffer.from(JSON.stringify(content));
  if (kind === 'bytes' && content instanceof Uint8Array) return Buffer.from(content);
  if (kind === 'text' && typeof content === 'string') return Buffer.from(content);
  throw new Error(`a sealed column of ${kind} cannot keep a ${typeof content}`);
};

export const decode = (kind: SealedKind, content: Buffer): unknown => {
  if (kind === 'json') return JSON.parse(content.toString());
  return kind === 'text' ? content.toString() : content;
};
