import { createRequire } from 'node:module';
import type MsgReader from '@kenjiuno/msgreader';
import iconv from 'iconv-lite';
import { whole } from '../bytes.js';
import { correspondent, writtenBy } from '../correspondent.js';
import { decodedWhole } from '../decode.js';
import { isoOf } from '../local-time.js';
import type { Parse } from '../unit.js';
import { Unreadable } from '../unreadable.js';
import { type Attachment, attachmentUnits } from './attachments.js';
import { textOfMailHtml } from './html.js';
import { mailMessages, threadOf } from './mail-messages.js';
import { appointmentText, contactText } from './outlook-items.js';

// CommonJS with a `default`, which import would wrap again.
const { default: Reader }: { default: typeof MsgReader.default } = createRequire(import.meta.url)(
  '@kenjiuno/msgreader',
);

const UTF8 = 65_001;

const encodingOf = (codepage: number | undefined): string | undefined => {
  const encoding = codepage === UTF8 ? 'utf-8' : `cp${codepage}`;
  return codepage !== undefined && iconv.encodingExists(encoding) ? encoding : undefined;
};

const contentOf = (file: Buffer, encoding?: string) => {
  const reader = new Reader(new DataView(file.buffer, file.byteOffset, file.length));
  if (encoding) reader.parserConfig = { ansiEncoding: encoding };
  try {
    return { reader, mail: reader.getFileData() };
  } catch {
    return undefined;
  }
};

/** Text without Unicode is in the declared code page. */
const contentIn = (file: Buffer) => {
  const content = contentOf(file);
  const encoding = encodingOf(content?.mail.messageCodepage ?? content?.mail.internetCodepage);
  return encoding ? contentOf(file, encoding) : content;
};

const htmlOf = (html: Buffer, codepage: number | undefined): string => {
  const encoding = encodingOf(codepage);
  return encoding ? iconv.decode(html, encoding) : decodedWhole(html);
};

const bodyOf = ({ body, bodyHtml, html, internetCodepage }: MsgReader.FieldsData): string => {
  if (body?.trim()) return body;
  return textOfMailHtml(bodyHtml ?? (html ? htmlOf(Buffer.from(html), internetCodepage) : ''));
};

const appointmentIn = (mail: MsgReader.FieldsData): string =>
  appointmentText({
    begin: isoOf(mail.apptStartWhole ?? mail.clipStart),
    end: isoOf(mail.apptEndWhole ?? mail.clipEnd),
    place: mail.apptLocation ?? mail.location,
  });

const contactIn = (mail: MsgReader.FieldsData): string =>
  contactText({
    name: mail.name ?? mail.subject,
    company: mail.companyName,
    addresses: [mail.workAddress, mail.postalAddress],
    phones: [
      ['Mobile', mail.mobileTelephoneNumber],
      ['Home', mail.homeTelephoneNumber],
      ['Work', mail.businessTelephoneNumber],
    ],
    mails: [mail.email1EmailAddress],
  });

/** What Outlook shows above the text of an item that is no mail. */
const itemIn = (mail: MsgReader.FieldsData): string => {
  const kind = mail.messageClass ?? '';
  if (/^IPM\.(?:Appointment|Schedule\.Meeting|OLE\.CLASS)/i.test(kind)) return appointmentIn(mail);
  return /^IPM\.Contact/i.test(kind) ? contactIn(mail) : '';
};

function* attachmentsOf(reader: MsgReader.default, mail: MsgReader.FieldsData): Iterable<Attachment> {
  for (const attachment of mail.attachments ?? []) {
    yield handedOut(reader, attachment);
  }
}

const handedOut = (reader: MsgReader.default, attachment: MsgReader.FieldsData): Attachment => {
  try {
    const { fileName, content } = reader.getAttachment(attachment);
    return { filename: fileName || 'attachment', bytes: content };
  } catch {
    return { filename: attachment.fileName || attachment.name || 'attachment', bytes: null };
  }
};

export const msg = (read: Parse): Parse =>
  async function* ({ bytes, depth }) {
    const file = await whole(bytes, 100 * 1_048_576);
    const { reader, mail } = contentIn(file) ?? {};
    if (!reader || !mail || mail.error) throw new Unreadable('msg-damaged');
    const subject = mail.subject ?? '';
    const sender = correspondent(mail.senderName, mail.senderSmtpAddress ?? mail.senderEmail);
    const to = (mail.recipients ?? []).map(({ name, smtpAddress, email }) => correspondent(name, smtpAddress ?? email));
    const about = {
      thread: threadOf(mail.messageId, subject),
      path: 'mail',
      people: writtenBy(sender, to),
      at: isoOf(mail.clientSubmitTime ?? mail.messageDeliveryTime ?? mail.apptStartWhole ?? mail.creationTime),
    };
    yield* mailMessages(about, subject, [itemIn(mail), bodyOf(mail)].filter(Boolean).join('\n'));
    yield* attachmentUnits(attachmentsOf(reader, mail), 'mail', depth, read);
  };
