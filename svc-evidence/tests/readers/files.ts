import { crc32, deflateRawSync } from 'node:zlib';

export const zipOf = (files: Record<string, string | Buffer>): Buffer => {
  const [local, central]: Buffer[][] = [[], []];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const entry = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    local?.push(entry);
    central?.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, rest, Buffer.from(name)]));
    offset += entry.length;
  }
  const directory = Buffer.concat(central ?? []);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(central?.length ?? 0, 8);
  end.writeUInt16LE(central?.length ?? 0, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...(local ?? []), directory, end]);
};

const TYPES = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
const RELS = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
<Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;

export const docxOf = (...paragraphs: string[]): Buffer => docxWith({}, ...paragraphs);

export const docxWith = (carried: Record<string, Buffer>, ...paragraphs: string[]): Buffer => {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('');
  const document = `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
  return zipOf({ '[Content_Types].xml': TYPES, '_rels/.rels': RELS, 'word/document.xml': document, ...carried });
};

export const pdfFileOf = (objects: (string | Buffer)[], trailer = ''): Buffer => {
  const parts = [Buffer.from('%PDF-1.4\n')];
  let size = parts[0]?.length ?? 0;
  const offsets = objects.map((object, index) => {
    const offset = size;
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]);
    parts.push(part);
    size += part.length;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  const end = `xref\n0 ${count}\n0000000000 65535 f \n${offsets.join('')}trailer<</Size ${count}/Root 1 0 R${trailer}>>\nstartxref\n${size}\n%%EOF`;
  return Buffer.concat([...parts, Buffer.from(end)]);
};

export const streamOf = (content: Buffer | string, dictionary = ''): Buffer =>
  Buffer.concat([
    Buffer.from(`<<${dictionary}/Length ${content.length}>>stream\n`),
    Buffer.from(content),
    Buffer.from('\nendstream'),
  ]);

interface TestPage {
  content: string | Buffer;
  filter?: string;
  picture?: Buffer;
}

export const pdfOfPages = (...pages: TestPage[]): Buffer => {
  const kids = pages.map((_, index) => `${4 + index * 3} 0 R`).join(' ');
  return pdfFileOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...pages.flatMap(({ content, filter = '', picture = Buffer.from('null') }, index) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F1 3 0 R>>/XObject<</Picture ${6 + index * 3} 0 R>>>>/Contents ${5 + index * 3} 0 R>>`,
      streamOf(content, filter),
      picture,
    ]),
  ]);
};

export const typed = (lines: string[], size = 12, left = 72, top = 720): string =>
  `BT /F1 ${size} Tf ${size + 2} TL ${left} ${top} Td ${lines
    .map((line) => `(${line.replaceAll(/[()]/g, '\\$&')}) Tj T*`)
    .join(' ')} ET`;

export const pdfOf = (...pages: string[]): Buffer =>
  pdfOfPages(...pages.map((text) => ({ content: text && `BT /F1 12 Tf 72 720 Td (${text}) Tj ET` })));

export interface TestMail {
  from?: string;
  to?: string;
  subject?: string;
  date?: string;
  body: string;
  headers?: string[];
  attachments?: { filename: string; bytes: Buffer }[];
}

export const mailOf = ({ from, to, subject, date, body, headers = [], attachments = [] }: TestMail): string => {
  const border = '=-border-=';
  const head = [
    `From: ${from ?? 'Ann <ann@example.ca>'}`,
    `To: ${to ?? 'Bob <bob@example.ca>'}`,
    `Subject: ${subject ?? 'Money'}`,
    `Date: ${date ?? 'Mon, 15 Jan 2024 21:41:03 -0500'}`,
    ...headers,
    'MIME-Version: 1.0',
  ];
  if (attachments.length === 0) return [...head, 'Content-Type: text/plain; charset=utf-8', '', body, ''].join('\r\n');
  const parts = attachments.flatMap(({ filename, bytes }) => [
    `--${border}`,
    'Content-Type: application/octet-stream',
    'Content-Transfer-Encoding: base64',
    `Content-Disposition: attachment; filename="${filename}"`,
    '',
    bytes.toString('base64').replace(/(.{76})/g, '$1\r\n'),
  ]);
  const text = [`--${border}`, 'Content-Type: text/plain; charset=utf-8', '', body];
  return [
    ...head,
    `Content-Type: multipart/mixed; boundary="${border}"`,
    '',
    ...text,
    ...parts,
    `--${border}--`,
    '',
  ].join('\r\n');
};

export const mboxOf = (...mails: string[]): string =>
  mails.map((mail) => `From ann@example.ca Mon Jan 15 21:41:03 2024\n${mail.replaceAll('\r\n', '\n')}\n`).join('');
