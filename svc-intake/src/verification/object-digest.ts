import { createHash, type Hash } from 'node:crypto';
import { type PDF, PdfArray, PdfDict, type PdfObject, PdfRef, PdfStream } from '@libpdf/core';

/** Keys that refer to the rest of the file, or that change whenever a file is saved. */
const IGNORED_KEYS = new Set([
  'Parent',
  'P',
  'V',
  'Pg',
  'StructParent',
  'StructParents',
  'Length',
  'Filter',
  'DecodeParms',
  'Dest',
]);

/** SHA-256 of an object and all it refers to: independent of object numbers, compression and the order of keys. */
export function objectDigest(pdf: PDF, object: PdfObject | null | undefined): string {
  const hash = createHash('sha256');
  feed(hash, pdf, object ?? null, new Set());
  return hash.digest('hex');
}

function feed(hash: Hash, pdf: PDF, object: PdfObject | null, open: Set<string>): void {
  if (object instanceof PdfRef) feedReference(hash, pdf, object, open);
  else if (object instanceof PdfDict) feedDict(hash, pdf, object, open);
  else if (object instanceof PdfArray) {
    hash.update('[');
    for (const item of object) feed(hash, pdf, item, open);
    hash.update(']');
  } else hash.update(`${object?.type} ${plainValue(object)};`);
}

/** Each object is read once: fonts are shared, and references may be circular. */
function feedReference(hash: Hash, pdf: PDF, reference: PdfRef, open: Set<string>): void {
  const name = reference.toString();
  if (open.has(name)) return;
  open.add(name);
  feed(hash, pdf, pdf.getObject(reference), open);
}

function feedDict(hash: Hash, pdf: PDF, dict: PdfDict, open: Set<string>): void {
  const entries = [...dict]
    .map(([name, value]) => ({ name: name.value, value }))
    .filter(({ name }) => !IGNORED_KEYS.has(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const { name, value } of entries) {
    hash.update(`/${name} `);
    feed(hash, pdf, value, open);
  }
  if (dict instanceof PdfStream) hash.update(dict.getDecodedData());
}

function plainValue(object: PdfObject | null): string {
  if (object === null) return '';
  if ('bytes' in object) return Buffer.from(object.bytes).toString('hex');
  return 'value' in object ? String(object.value) : '';
}
