import { docxOf } from '../../svc-evidence/tests/readers/files.ts';
import type { WrittenMessage } from './discussions.ts';

/** A conversation as an exported or written file. */
export interface ConversationFile {
  filename: string;
  bytes: Buffer;
  kind: 'chat' | 'document';
}

const day = (at: Date) => at.toISOString().slice(0, 10);
const time = (at: Date) => at.toISOString().slice(11, 19);
const nameOf = ({ sender }: WrittenMessage) => sender.replaceAll(/[:,;"<>]/g, ' ').trim();
const lineOf = (said: WrittenMessage) => `${day(said.at)} ${time(said.at).slice(0, 5)} ${nameOf(said)}: ${said.text}`;
const inMarkup = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const dateOfMail = (at: Date) => at.toUTCString().replace('GMT', '+0000');

const mailOf = (subject: string, from: string, at: Date, text: string): string =>
  [
    `From: ${from} <${from.replaceAll(/[^\w]/g, '.').toLowerCase()}@example.test>`,
    'To: list@example.test',
    `Subject: ${subject}`,
    `Date: ${dateOfMail(at)}`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
    '',
  ].join('\n');

const [LINES_A_PAGE, SIGNS_A_LINE] = [48, 90];

/** A PDF as a program prints text: Helvetica, in lines that fit. */
export const pdfOf = (lines: string[]): Buffer => {
  const plain = lines.map((line) => line.replaceAll(/[^\x20-\x7e]/g, ' '));
  const printed = plain.flatMap(
    (line) => line.match(new RegExp(`.{1,${SIGNS_A_LINE}}(?:\\s|$)|.{1,${SIGNS_A_LINE}}`, 'g')) ?? [],
  );
  const pages = Array.from({ length: Math.max(1, Math.ceil(printed.length / LINES_A_PAGE)) }, (_, index) =>
    printed.slice(index * LINES_A_PAGE, (index + 1) * LINES_A_PAGE),
  );
  const contents = pages.map((page) => {
    const shown = page.map((line) => `(${line.trimEnd().replaceAll(/[\\()]/g, '\\$&')}) Tj T*`).join('\n');
    return `BT /F1 10 Tf 14 TL 54 740 Td\n${shown}\nET`;
  });
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...contents.flatMap((content, index) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F1 3 0 R>>>>/Contents ${5 + index * 2} 0 R>>`,
      `<</Length ${content.length}>>stream\n${content}\nendstream`,
    ]),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const end = `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF`;
  return Buffer.from(`${file}${table}${end}`, 'latin1');
};

type Write = (name: string, said: WrittenMessage[]) => Omit<ConversationFile, 'kind'>;

/** Chats as their apps export them. */
const chats: Write[] = [
  (name, said) => ({
    filename: `WhatsApp Chat with ${name}.txt`,
    bytes: Buffer.from(said.map((one) => `[${day(one.at)}, ${time(one.at)}] ${nameOf(one)}: ${one.text}\n`).join('')),
  }),
  (name, said) => {
    const messages = said.map((one, id) => ({
      id: id + 1,
      type: 'message',
      date: `${day(one.at)}T${time(one.at)}`,
      from: nameOf(one),
      from_id: `user${nameOf(one)}`,
      text: one.text,
    }));
    return {
      filename: `${name}.json`,
      bytes: Buffer.from(JSON.stringify({ name, type: 'private_group', id: 1, messages })),
    };
  },
  (name, said) => {
    const messages = said.map((one) => ({
      creator: { name: nameOf(one), user_type: 'Human' },
      created_date: one.at.toUTCString(),
      text: one.text,
      topic_id: 'a',
    }));
    return { filename: `${name}.json`, bytes: Buffer.from(JSON.stringify({ messages })) };
  },
  (name, said) => {
    const rows = said.map((one) => [`${day(one.at)} ${time(one.at)}`, nameOf(one), one.text].map(quoted).join(','));
    return { filename: `${name}.csv`, bytes: Buffer.from(`Date,From,Message\n${rows.join('\n')}\n`) };
  },
  (name, said) => {
    const mails = said.map(
      (one) => `From someone@example.test Thu Aug 22 12:36:23 2002\n${mailOf(name, nameOf(one), one.at, one.text)}\n`,
    );
    return { filename: `${name}.mbox`, bytes: Buffer.from(mails.join('')) };
  },
];

/** The conversation as a document: lines of date, name and text. */
const documents: Write[] = [
  (name, said) => ({ filename: `${name}.docx`, bytes: docxOf(...[name, ...said.map(lineOf)].map(inMarkup)) }),
  (name, said) => {
    const copied = said.map(lineOf).join('\n');
    const at = said.at(-1)?.at ?? new Date(0);
    return { filename: `${name}.eml`, bytes: Buffer.from(mailOf(`Copy of ${name}`, 'Sample Writer', at, copied)) };
  },
  (name, said) => ({
    filename: `${name}.html`,
    bytes: Buffer.from(
      `<html><body><h1>${name}</h1>${said.map((one) => `<p>${inMarkup(lineOf(one))}</p>`).join('')}</body></html>`,
    ),
  }),
  (name, said) => ({ filename: `${name}.pdf`, bytes: pdfOf([name, ...said.map(lineOf)]) }),
];

const writers = [
  ...chats.map((write) => ({ write, kind: 'chat' as const })),
  ...documents.map((write) => ({ write, kind: 'document' as const })),
];

/** A discussion as a file; the format alternates among nine. */
export const asFile = (number: number, said: WrittenMessage[]): ConversationFile => {
  const writer = writers[number % writers.length];
  if (!writer) throw new Error('there are nine formats');
  const { write, kind } = writer;
  return { ...write(`list ${number + 1}`, said), kind };
};
