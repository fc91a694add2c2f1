import { inflateRawSync } from 'node:zlib';

/** Reads archives of the product only. */
export function filesOf(zip: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  let at = zip.readUInt32LE(zip.lastIndexOf('PK\x05\x06', undefined, 'latin1') + 16);
  while (zip.toString('latin1', at, at + 4) === 'PK\x01\x02') {
    const [size, nameLength, extra, comment] = [
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt16LE(at + 32),
    ];
    const header = zip.readUInt32LE(at + 42);
    const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    const data = zip.subarray(start, start + size);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    files.set(name, (zip.readUInt16LE(at + 10) === 0 ? data : inflateRawSync(data)).toString('utf8'));
    at += 46 + nameLength + extra + comment;
  }
  return files;
}
