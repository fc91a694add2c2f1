import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { MasterKey } from '@evenhand/service-kit/keys/master-key';
import { openBlob, SealBroken, sealBlob } from '@evenhand/service-kit/sealing/sealed-blob';
import { open, seal, sealedSize, unsealedSize } from '../src/keys/sealed-stream.js';
import { objectSecret } from '../src/storage/object-secret.js';

const secret = randomBytes(32);
const sealed = (content: Buffer, context = 'here') =>
  buffer(Readable.from(seal(Readable.from([content]), secret, context)));
const opened = (content: Buffer, context = 'here', key = secret) =>
  buffer(Readable.from(open(Readable.from([content]), key, context)));

describe('a sealed stream', () => {
  test.each([0, 1, 65_536, 65_537, 131_072, 300_000])('opens to its original content of %i bytes', async (size) => {
    const content = randomBytes(size);
    const bytes = await sealed(content);
    expect(bytes.length).toBe(sealedSize(size));
    expect(unsealedSize(bytes.length)).toBe(size);
    expect((await opened(bytes)).equals(content)).toBe(true);
  });

  test.each([1_000, 32, 65_536, 65_552, 65_584, 70_001])(
    'is sealed and opened in pieces of %i bytes',
    async (length) => {
      const inPieces = function* (whole: Buffer) {
        for (let at = 0; at < whole.length; at += length) yield whole.subarray(at, at + length);
      };
      const content = randomBytes(200_000);
      const bytes = await buffer(Readable.from(seal(Readable.from(inPieces(content)), secret, 'here')));
      expect(bytes.length).toBe(sealedSize(content.length));
      expect((await buffer(Readable.from(open(Readable.from(inPieces(bytes)), secret, 'here')))).equals(content)).toBe(
        true,
      );
    },
  );

  test('opens only with its own key and at its own place', async () => {
    const bytes = await sealed(Buffer.from('words'));
    await expect(opened(bytes, 'elsewhere')).rejects.toThrow(SealBroken);
    await expect(opened(bytes, 'here', randomBytes(32))).rejects.toThrow(SealBroken);
  });

  test('does not open when it was changed, cut, lengthened or put in another order', async () => {
    const bytes = await sealed(randomBytes(200_000));
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(100) ^ 1, 100);
    const block = 65_536 + 16;
    const [head, first, second, rest] = [0, 32, 32 + block, 32 + 2 * block].map((from, index, all) =>
      bytes.subarray(from, all[index + 1]),
    ) as [Buffer, Buffer, Buffer, Buffer];
    const broken = [
      changed,
      bytes.subarray(0, 32 + block),
      bytes.subarray(0, 20),
      Buffer.alloc(0),
      Buffer.concat([bytes, first]),
      Buffer.concat([head, second, first, rest]),
    ];
    for (const one of broken) await expect(opened(one)).rejects.toThrow(SealBroken);
  });

  test('yields no bytes before they are authenticated', async () => {
    const bytes = await sealed(randomBytes(100));
    bytes.writeUInt8(bytes.readUInt8(40) ^ 1, 40);
    const pieces: Buffer[] = [];
    const reading = async () => {
      for await (const piece of open(Readable.from([bytes]), secret, 'here')) pieces.push(piece);
    };
    await expect(reading()).rejects.toThrow(SealBroken);
    expect(pieces).toEqual([]);
  });
});

describe('a sealed blob', () => {
  const content = Buffer.from('words');
  const blob = () => sealBlob(content, secret, 'here');

  test('opens to its original content, and is different each time it is sealed', () => {
    expect(openBlob(blob(), secret, 'here')).toEqual(content);
    expect(openBlob(sealBlob(Buffer.alloc(0), secret, 'here'), secret, 'here')).toEqual(Buffer.alloc(0));
    expect(blob().equals(blob())).toBe(false);
  });

  test('opens only with its own key, at its own place, whole and unchanged', () => {
    const changed = blob();
    changed.writeUInt8(changed.readUInt8(34) ^ 1, 34);
    expect(() => openBlob(blob(), randomBytes(32), 'here')).toThrow(SealBroken);
    expect(() => openBlob(blob(), secret, 'elsewhere')).toThrow(SealBroken);
    expect(() => openBlob(changed, secret, 'here')).toThrow(SealBroken);
    expect(() => openBlob(blob().subarray(0, -1), secret, 'here')).toThrow(SealBroken);
    expect(() => openBlob(Buffer.alloc(20), secret, 'here')).toThrow(SealBroken);
  });
});

describe('the master key', () => {
  test('is made at the first start, readable by its owner alone, and stays the same', () => {
    const folder = mkdtempSync(join(tmpdir(), 'master-'));
    const [first, second] = [1, 2].map(() => MasterKey.from(undefined, join(folder, 'master-key')).secretsFor('x')[0]);
    expect(first?.equals(second ?? Buffer.alloc(0))).toBe(true);
    expect(statSync(join(folder, 'master-key')).mode & 0o777).toBe(0o600);
    rmSync(folder, { recursive: true });
  });

  test('changes without the secret of files on the disk, which it wraps again; that secret is never guessed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'master-'));
    const [former, next] = [randomBytes(32), randomBytes(32)];
    expect(() => objectSecret(folder, new MasterKey(former, next))).toThrow('EVIDENCE_MASTER_KEY alone');
    const sealing = objectSecret(folder, new MasterKey(former));
    for (const master of [new MasterKey(former, next), new MasterKey(next, former), new MasterKey(next)])
      expect(objectSecret(folder, master).equals(sealing)).toBe(true);
    expect(() => objectSecret(folder, new MasterKey(former))).toThrow('another master key');
    rmSync(folder, { recursive: true });
  });

  test('unwraps only keys that it wrapped, under the same context', () => {
    const [ours, other] = [new MasterKey(randomBytes(32)), new MasterKey(randomBytes(32))];
    const wrapped = ours.wrap(secret, 'a case');
    expect(ours.unwrap(wrapped, 'a case').equals(secret)).toBe(true);
    expect(() => ours.unwrap(wrapped, 'another case')).toThrow();
    expect(() => other.unwrap(wrapped, 'a case')).toThrow('another master key');
  });
});
