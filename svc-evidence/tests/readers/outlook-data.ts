import { filetime, text } from './office.js';

export interface OutlookMail {
  subject: string;
  from?: string;
  /** Display names. */
  to?: string;
  body?: string;
  date?: string;
  carried?: ({ filename: string; bytes: Buffer } | OutlookMail)[];
}

const numbers = (...values: [bytes: number, value: number][]): Buffer =>
  Buffer.concat(
    values.map(([bytes, value]) => {
      const written = Buffer.alloc(bytes);
      written.writeUIntLE(value, 0, Math.min(6, bytes));
      return written;
    }),
  );

/** Heap-on-node: pieces and their offsets. */
const heapOf = (kind: number, root: number, pieces: Buffer[]): Buffer => {
  const HEADER = 12;
  const ends = pieces.map((_, index) => HEADER + Buffer.concat(pieces.slice(0, index + 1)).length);
  const map = [HEADER, ...ends].map((end): [number, number] => [2, end]);
  const header = numbers([2, ends.at(-1) ?? 0], [1, 0xec], [1, kind], [4, placeIn(root)], [4, 0]);
  return Buffer.concat([header, ...pieces, numbers([2, pieces.length], [2, 0], ...map)]);
};

const placeIn = (piece: number): number => (piece + 1) << 5;

const treeOf = (key: number, value: number): Buffer =>
  numbers([1, 0xb5], [1, key], [1, value], [1, 0], [4, placeIn(key === 2 ? 1 : 2)]);

const [INTEGER, OBJECT, TEXT, TIME, BINARY] = [0x03, 0x0d, 0x1f, 0x40, 0x102];
type Property = [id: number, type: number, value: number | Buffer];

const propertiesOf = (properties: Property[]): Buffer => {
  const values: Buffer[] = [];
  const rows = properties.map(([id, type, value]) => {
    if (Buffer.isBuffer(value)) values.push(value);
    return numbers([2, id], [2, type], [4, Buffer.isBuffer(value) ? placeIn(values.length + 1) : value]);
  });
  return heapOf(0xbc, 0, [treeOf(2, 6), Buffer.concat(rows), ...values]);
};

/** Row ids only. */
const tableOf = (rows: number[]): Buffer => {
  const info = numbers([2, 0x7c], [2, 4], [2, 4], [2, 4], [2, 4], [4, placeIn(2)], [4, placeIn(3)], [4, 0]);
  const index = rows.flatMap((row, at): [number, number][] => [
    [4, row],
    [4, at],
  ]);
  return heapOf(0x7c, 1, [
    treeOf(4, 4),
    info,
    numbers(...index),
    numbers(...rows.map((row): [number, number] => [4, row])),
  ]);
};

/** A page's trailer holds the type of its tree. */
const PAGE = 4_096;
const pageOf = (kind: number, entries: Buffer[]): Buffer => {
  const page = Buffer.alloc(PAGE);
  Buffer.concat(entries).copy(page);
  numbers([2, entries.length]).copy(page, PAGE - 40);
  return page.fill(kind, PAGE - 24, PAGE - 22);
};

const [NAMES, ROOT, FIRST_MAIL, ATTACHMENTS, FIRST_ATTACHMENT, EMBEDDED] = [0x61, 0x122, 0x2004, 0x671, 0x8005, 0x8004];
const BLOCKS_BEGIN = 3 * PAGE;

/** [MS-PST] as Outlook 2013 writes it, reduced to what the reader needs: no checksums, one page per tree. */
export const pstOf = (...mails: OutlookMail[]): Buffer => {
  const blocks: Buffer[] = [];
  const entries: Buffer[] = [];
  const kept = (content: Buffer, inside = 0): number => {
    const id = 4 * (blocks.length + 1) + inside;
    entries.push(numbers([8, id], [8, BLOCKS_BEGIN + Buffer.concat(blocks).length], [8, content.length]));
    blocks.push(content);
    return id;
  };
  const below = (nodes: [node: number, data: number, below: number][]): number =>
    nodes.length === 0
      ? 0
      : kept(numbers([1, 2], [1, 0], [6, nodes.length], ...nodes.flat().map((id): [number, number] => [8, id])), 2);

  const attached = (one: NonNullable<OutlookMail['carried']>[number]): [data: number, below: number] => {
    if ('filename' in one) {
      const file: Property[] = [
        [0x3705, INTEGER, 1],
        [0x3707, TEXT, text(one.filename)],
        [0x3701, BINARY, one.bytes],
      ];
      return [kept(propertiesOf(file)), 0];
    }
    const embedded: Property[] = [
      [0x3705, INTEGER, 5],
      [0x3001, TEXT, text(one.subject)],
      [0x3701, OBJECT, numbers([4, EMBEDDED], [4, 0])],
    ];
    return [kept(propertiesOf(embedded)), below([[EMBEDDED, ...written(one)]])];
  };
  const written = ({
    subject,
    from = '',
    to = '',
    body = '',
    date,
    carried = [],
  }: OutlookMail): [data: number, below: number] => {
    const time = Buffer.alloc(8);
    if (date) time.writeBigUInt64LE(filetime(date));
    const properties: Property[] = [
      [0x001a, TEXT, text('IPM.Note')],
      [0x0037, TEXT, text(subject)],
      [0x0c1a, TEXT, text(from)],
      [0x0e04, TEXT, text(to)],
      [0x1000, TEXT, text(body)],
      ...(date ? [[0x0039, TIME, time] satisfies Property] : []),
    ];
    const nodes = carried.map((one, at): [number, number, number] => [FIRST_ATTACHMENT + (at << 5), ...attached(one)]);
    const table = kept(tableOf(nodes.map(([node]) => node)));
    return [kept(propertiesOf(properties)), below(nodes.length === 0 ? [] : [[ATTACHMENTS, table, 0], ...nodes])];
  };
  const node = (id: number, parent: number, data: number, inside = 0): Buffer =>
    numbers([8, id], [8, data], [8, inside], [8, parent]);
  const nodes = [
    node(NAMES, 0, kept(propertiesOf([2, 3, 4].map((id): Property => [id, BINARY, Buffer.alloc(8)])))),
    node(ROOT, ROOT, kept(propertiesOf([[0x3602, INTEGER, mails.length]]))),
    ...mails.map((mail, at) => node(FIRST_MAIL + (at << 5), ROOT, ...written(mail))),
  ];
  const header = Buffer.alloc(PAGE);
  header.write('!BDN');
  header.writeUInt8(36, 10);
  header.writeUInt32LE(PAGE, 224);
  header.writeUInt32LE(2 * PAGE, 240);
  return Buffer.concat([header, pageOf(0x81, nodes), pageOf(0x80, entries), ...blocks]);
};
