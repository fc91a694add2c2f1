/** In bytes: above any letter, bounded by memory. */
export const LARGEST_UNPACKED = 150 * 1_048_576;

const ENTRY = Buffer.from('PK\x01\x02', 'latin1');

/** Uncompressed size by the central directory. It may be false; then the memory limit ends the reading. */
export const unpackedSize = (zip: Buffer): number => {
  let size = 0;
  for (let at = zip.indexOf(ENTRY); at >= 0 && at + 28 <= zip.length; at = zip.indexOf(ENTRY, at + 46)) {
    size += zip.readUInt32LE(at + 24);
  }
  return size;
};

/** Names of the files in a zip, by the central directory. */
export const entryNames = (zip: Buffer): string[] => {
  const names: string[] = [];
  for (let at = zip.indexOf(ENTRY); at >= 0 && at + 46 <= zip.length; at = zip.indexOf(ENTRY, at + 46))
    names.push(zip.toString('utf8', at + 46, at + 46 + zip.readUInt16LE(at + 28)));
  return names;
};
