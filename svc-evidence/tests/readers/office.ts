import { burn, type Entry } from '@kenjiuno/msgreader/lib/Burner.js';
import { TypeEnum } from '@kenjiuno/msgreader/lib/Reader.js';
import iconv from 'iconv-lite';

interface Folder {
  [name: string]: Buffer | Folder;
}

/** [MS-CFB]: the container of .msg and .doc. */
const compoundOf = (root: Folder): Buffer => {
  const entries: Entry[] = [];
  const add = (name: string, content: Buffer | Folder, type: TypeEnum): number => {
    const index = entries.length;
    const entry: Entry = { name, type, length: 0 };
    entries.push(entry);
    if (Buffer.isBuffer(content))
      Object.assign(entry, { length: content.length, binaryProvider: () => new Uint8Array(content) });
    else {
      entry.children = Object.entries(content).map(([inner, value]) =>
        add(inner, value, Buffer.isBuffer(value) ? TypeEnum.DOCUMENT : TypeEnum.DIRECTORY),
      );
    }
    return index;
  };
  add('Root Entry', root, TypeEnum.ROOT);
  return Buffer.from(burn(entries));
};

export const text = (written: string): Buffer => Buffer.from(written, 'utf16le');

/** Fixed-size properties; of others only the length. */
const properties = (header: number, ...values: [tag: number, value: bigint][]): Buffer =>
  Buffer.concat([
    Buffer.alloc(header),
    ...values.map(([tag, value]) => {
      const entry = Buffer.alloc(16);
      entry.writeUInt32LE(tag, 0);
      entry.writeUInt32LE(6, 4);
      entry.writeBigUInt64LE(value, 8);
      return entry;
    }),
  ]);

const SUBMIT_TIME = 0x00390040;
const MESSAGE_CODEPAGE = 0x3ffd0003;
const ATTACH_METHOD = 0x37050003;
/** 100 ns since 1601. */
export const filetime = (date: string): bigint => BigInt(Date.parse(date) + 11_644_473_600_000) * 10_000n;

const attached = ({ filename, bytes }: { filename: string; bytes: Buffer }): Folder => ({
  '__properties_version1.0': properties(8, [ATTACH_METHOD, 1n]),
  '__substg1.0_3707001F': text(filename),
  '__substg1.0_37010102': bytes,
});

export const msgOf = (given: {
  from?: string;
  fromAddress?: string;
  to?: string;
  toAddress?: string;
  subject?: string;
  date?: string;
  body?: string;
  attachment?: { filename: string; bytes: Buffer };
  other?: { filename: string; bytes: Buffer };
  /** A link to a cloud file. */
  linked?: string;
  /** Outlook's class, and texts by their property. */
  item?: { kind: string; texts: Record<string, string> };
  /** Code page of non-Unicode text. */
  codepage?: number;
}): Buffer => {
  const usual = { from: 'Ann', to: 'Bob', subject: 'Fees', date: '2024-01-16T02:41:03.000Z', body: 'See it.' };
  const mail = { ...usual, ...given };
  const [words, written] = mail.codepage
    ? ['001E', (one: string) => iconv.encode(one, `cp${mail.codepage}`)]
    : ['001F', text];
  return compoundOf({
    '__nameid_version1.0': { '__substg1.0_00020102': Buffer.alloc(0) },
    '__properties_version1.0': properties(
      32,
      [SUBMIT_TIME, filetime(mail.date)],
      ...(mail.codepage ? [[MESSAGE_CODEPAGE, BigInt(mail.codepage)] as [number, bigint]] : []),
    ),
    '__substg1.0_001A001F': text(mail.item?.kind ?? 'IPM.Note'),
    ...Object.fromEntries(
      Object.entries(mail.item?.texts ?? {}).map(([tag, value]) => [`__substg1.0_${tag}001F`, text(value)]),
    ),
    [`__substg1.0_0037${words}`]: written(mail.subject),
    [`__substg1.0_0C1A${words}`]: written(mail.from),
    ...(mail.fromAddress && { '__substg1.0_5D01001F': text(mail.fromAddress) }),
    [`__substg1.0_1000${words}`]: written(mail.body),
    '__recip_version1.0_#00000000': {
      '__properties_version1.0': properties(8),
      '__substg1.0_3001001F': text(mail.to),
      ...(mail.toAddress && { '__substg1.0_39FE001F': text(mail.toAddress) }),
    },
    ...(mail.linked && {
      '__attach_version1.0_#00000001': {
        '__properties_version1.0': properties(8, [ATTACH_METHOD, 7n]),
        '__substg1.0_3707001F': text(mail.linked),
      },
    }),
    ...(mail.attachment && { '__attach_version1.0_#00000000': attached(mail.attachment) }),
    ...(mail.other && { '__attach_version1.0_#00000002': attached(mail.other) }),
  });
};

/** [MS-DOC]: text in one piece and its piece table. */
export const docOf = (...paragraphs: string[]): Buffer => {
  const body = `${paragraphs.join('\r')}\r`;
  const start = 2_048;
  const document = Buffer.concat([Buffer.alloc(start), text(body), Buffer.alloc(4_096)]);
  document.writeUInt16LE(0xa5ec, 0);
  document.writeUInt16LE(0x0200, 0x0a);
  document.writeUInt32LE(start, 0x18);
  document.writeUInt32LE(body.length, 0x4c);
  const pieces = Buffer.alloc(5 + 8 + 8);
  pieces.writeUInt8(2, 0);
  pieces.writeUInt32LE(16, 1);
  pieces.writeUInt32LE(0, 5);
  pieces.writeUInt32LE(body.length, 9);
  pieces.writeUInt32LE(start, 15);
  document.writeUInt32LE(0, 0x1a2);
  document.writeUInt32LE(pieces.length, 0x1a6);
  return compoundOf({ WordDocument: document, '1Table': Buffer.concat([pieces, Buffer.alloc(4_096)]) });
};

export const word6Of = (): Buffer => {
  const document = Buffer.alloc(4_096);
  document.writeUInt16LE(0xa5dc, 0);
  document.writeUInt16LE(0x65, 2);
  return compoundOf({ WordDocument: document });
};
