import { inflateRawSync } from 'node:zlib';

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" };

/** The text of a Word file: `word/document.xml`, located by the zip's directory and unpacked. */
export const wordText = (file: Buffer): string => {
  let at = file.readUInt32LE(file.lastIndexOf('PK\x05\x06', undefined, 'latin1') + 16);
  for (;;) {
    if (file.toString('latin1', at, at + 4) !== 'PK\x01\x02') throw new Error('This is no Word file.');
    const nameLength = file.readUInt16LE(at + 28);
    if (file.toString('utf8', at + 46, at + 46 + nameLength) === 'word/document.xml') break;
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  const header = file.readUInt32LE(at + 42);
  const start = header + 30 + file.readUInt16LE(header + 26) + file.readUInt16LE(header + 28);
  const xml = inflateRawSync(file.subarray(start, start + file.readUInt32LE(at + 20))).toString('utf8');
  return xml.replaceAll(/<[^>]*>/g, '').replaceAll(/&\w+;/g, (entity) => entities[entity] ?? entity);
};
