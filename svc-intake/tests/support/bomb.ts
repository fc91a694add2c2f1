import { deflateSync } from 'node:zlib';

/** A well-formed PDF of 40 kB whose one page unpacks to 40 MB of drawing, and those to gigabytes of objects. */
export const unpackingBomb = (keywords: string): Buffer =>
  pageOf(keywords, deflateSync(Buffer.from('q Q '.repeat(10_000_000))), '/FlateDecode');

/** The same behind two filters: its size is known only after the second. */
export const twiceUnpackingBomb = (keywords: string): Buffer =>
  pageOf(keywords, deflateSync(deflateSync(Buffer.from('q Q '.repeat(10_000_000)))), '[/FlateDecode/FlateDecode]');

const pageOf = (keywords: string, drawing: Buffer, filter: string): Buffer => {
  const objects = [
    Buffer.from('<</Type/Catalog/Pages 2 0 R>>'),
    Buffer.from('<</Type/Pages/Kids[3 0 R]/Count 1>>'),
    Buffer.from('<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Resources<<>>/Contents 4 0 R>>'),
    Buffer.concat([
      Buffer.from(`<</Length ${drawing.length}/Filter${filter}>>\nstream\n`),
      drawing,
      Buffer.from('\nendstream'),
    ]),
    Buffer.from(`<</Keywords(${keywords})>>`),
  ];
  const offsets: number[] = [];
  let file = Buffer.from('%PDF-1.7\n');
  for (const [index, object] of objects.entries()) {
    offsets.push(file.length);
    file = Buffer.concat([file, Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 6\n0000000000 65535 f \n${rows}trailer\n<</Size 6/Root 1 0 R/Info 5 0 R>>`;
  return Buffer.concat([file, Buffer.from(`${table}\nstartxref\n${file.length}\n%%EOF`)]);
};
