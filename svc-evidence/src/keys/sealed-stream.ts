import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import { SALT_BYTES, SealBroken, TAG_BYTES } from '@evenhand/service-kit/sealing/sealed-blob';

const ALGORITHM = 'aes-256-gcm';
const BLOCK_BYTES = 65_536;
const KEY_BYTES = 32;

type Bytes = AsyncIterable<Uint8Array>;

export const sealedSize = (size: number): number =>
  SALT_BYTES + size + TAG_BYTES * Math.max(1, Math.ceil(size / BLOCK_BYTES));

export const unsealedSize = (size: number): number =>
  size - SALT_BYTES - TAG_BYTES * Math.ceil((size - SALT_BYTES) / (BLOCK_BYTES + TAG_BYTES));

/** A key per sealing, so that block numbers can serve as nonces. */
const keyOf = (secret: Buffer, salt: Buffer, context: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', secret, salt, context, KEY_BYTES)));

/** Block number and end flag: blocks can be neither swapped nor cut off. */
const nonceOf = (block: number, isLast: boolean): Buffer => {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(block, 7);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
};

/** First `head` bytes unless 0, then blocks of `size`; the last one, possibly empty, is marked. */
async function* cut(source: Bytes, head: number, size: number) {
  let rest: Buffer = Buffer.alloc(0);
  let next = head || size;
  for await (const piece of source) {
    let bytes = Buffer.from(piece.buffer, piece.byteOffset, piece.length);
    if (rest.length > 0) {
      // Copies only the unfinished block.
      const missing = next - rest.length;
      rest = Buffer.concat([rest, bytes.subarray(0, missing)]);
      bytes = bytes.subarray(missing);
      if (bytes.length === 0) continue;
      yield { block: rest, isLast: false };
      next = size;
    }
    while (bytes.length > next) {
      yield { block: bytes.subarray(0, next), isLast: false };
      bytes = bytes.subarray(next);
      next = size;
    }
    rest = bytes;
  }
  yield { block: rest, isLast: true };
}

/** AES-256-GCM in blocks, in constant memory. `context` names content and place. */
export async function* seal(source: Bytes, secret: Buffer, context: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const key = keyOf(secret, salt, context);
  yield salt;
  let number = 0;
  for await (const { block, isLast } of cut(source, 0, BLOCK_BYTES)) {
    const cipher = createCipheriv(ALGORITHM, key, nonceOf(number++, isLast));
    yield Buffer.concat([cipher.update(block), cipher.final(), cipher.getAuthTag()]);
  }
}

/** Each block is verified before it is passed on. @throws SealBroken */
export async function* open(source: Bytes, secret: Buffer, context: string): AsyncGenerator<Buffer> {
  let key: KeyObject | null = null;
  let number = 0;
  for await (const { block, isLast } of cut(source, SALT_BYTES, BLOCK_BYTES + TAG_BYTES)) {
    if (key) yield openBlock(block, key, nonceOf(number++, isLast));
    else if (isLast) throw new SealBroken();
    else key = keyOf(secret, Buffer.from(block), context);
  }
}

const openBlock = (block: Buffer, key: KeyObject, nonce: Buffer): Buffer => {
  if (block.length < TAG_BYTES) throw new SealBroken();
  const decipher = createDecipheriv(ALGORITHM, key, nonce);
  decipher.setAuthTag(block.subarray(-TAG_BYTES));
  const opened = decipher.update(block.subarray(0, -TAG_BYTES));
  try {
    decipher.final();
  } catch {
    throw new SealBroken();
  }
  return opened;
};
