import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { extract, type Pack, pack } from 'tar-stream';
import { Trouble } from '../trouble.ts';

/** The entries of an archive that is being written, one at a time. */
export class Entries {
  count = 0;
  private readonly pack: Pack;

  constructor(pack: Pack) {
    this.pack = pack;
  }

  add(name: string, bytes: Buffer): Promise<void> {
    this.count += 1;
    return new Promise((resolve, reject) => {
      this.pack.entry({ name }, bytes, (error) => (error ? reject(error) : resolve()));
    });
  }

  /** A file that grows meanwhile is read up to its size at the beginning. */
  async addFile(name: string, file: string): Promise<void> {
    const { size } = await stat(file);
    if (size === 0) return this.add(name, Buffer.alloc(0));
    this.count += 1;
    await pipeline(createReadStream(file, { end: size - 1 }), this.pack.entry({ name, size }));
  }
}

const digestOf = async (file: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
};

/** Passes the pieces on. */
const hashed = (hash: Hash) =>
  async function* (pieces: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
    for await (const piece of pieces) {
      hash.update(piece);
      yield piece;
    }
  };

const sealedFor = (recipient: string): Encrypter => {
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient);
  } catch {
    throw new Trouble('--to is not a recipient of age (age1…): make a pair of keys with age-keygen.');
  }
  return encrypter;
};

/**
 * Writes tar, compressed and encrypted for a recipient of age, and reads it back before it gets its name. After a
 * failure there is no file.
 * @returns the number of entries
 */
export const writeArchive = async (
  file: string,
  recipient: string,
  fill: (entries: Entries) => Promise<void>,
): Promise<number> => {
  const encrypter = sealedFor(recipient);
  const draft = `${file}.part`;
  const packing = pack();
  const entries = new Entries(packing);
  const written = createHash('sha256');
  const filled = fill(entries).then(
    () => packing.finalize(),
    (error) => packing.destroy(error),
  );
  try {
    const zipped = new PassThrough();
    const zipping = pipeline(packing, createGzip(), zipped);
    // Awaited below.
    zipping.catch(() => {});
    const sealed = Readable.fromWeb(await encrypter.encrypt(Readable.toWeb(zipped)));
    const writing = pipeline(sealed, hashed(written), createWriteStream(draft, { mode: 0o600 }));
    await Promise.all([zipping, writing, filled]);
    const flushed = await open(draft, 'r+');
    await flushed.sync();
    await flushed.close();
    if ((await digestOf(draft)) !== written.digest('hex'))
      throw new Trouble(`${file} reads back otherwise than it was written: the disk is at fault.`);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return entries.count;
};

/**
 * Reads the entries in their order.
 * @throws Trouble when the file is changed, cut short, or for another key
 */
export const readArchive = async (
  file: string,
  identity: string,
  visit: (name: string, bytes: Readable) => Promise<void>,
): Promise<void> => {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const extracting = extract();
  try {
    const sealed = Readable.toWeb(createReadStream(file));
    const opened = Readable.fromWeb(await decrypter.decrypt(sealed));
    const reading = pipeline(opened, createGunzip(), extracting);
    reading.catch(() => {});
    for await (const entry of extracting) {
      await visit(entry.header.name, Readable.from(entry));
      entry.resume();
    }
    await reading;
  } catch (error) {
    if (error instanceof Trouble) throw error;
    throw new Trouble(`${file} cannot be read: it was changed, cut short, or encrypted for another key.`, {
      cause: error,
    });
  }
};
