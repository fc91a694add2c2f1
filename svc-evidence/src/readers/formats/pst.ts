import { PSTAttachment, PSTFile, type PSTFolder, type PSTMessage } from 'pst-extractor';
import { PSTAppointment } from 'pst-extractor/dist/PSTAppointment.class.js';
import { PSTContact } from 'pst-extractor/dist/PSTContact.class.js';
import { once, whole } from '../bytes.js';
import { correspondent, writtenBy } from '../correspondent.js';
import { isoOf } from '../local-time.js';
import { DEEPEST, type Parse, type Unit } from '../unit.js';
import { Unreadable } from '../unreadable.js';
import { carriedUnits, distinctNames } from './attachments.js';
import { textOfMailHtml } from './html.js';
import { mailMessages, threadOf } from './mail-messages.js';
import { appointmentText, contactText } from './outlook-items.js';

const opened = (file: Buffer): PSTFile => {
  try {
    return new PSTFile(file);
  } catch {
    throw new Unreadable('pst-damaged');
  }
};

function* mailsOf(folder: PSTFolder, path: string): Iterable<{ mail: PSTMessage; path: string }> {
  let number = 0;
  if (folder.contentCount > 0) {
    for (let mail = folder.getNextChild(); mail; mail = folder.getNextChild()) {
      number += 1;
      yield { mail, path: path ? `${path}, mail ${number}` : `mail ${number}` };
    }
  }
  if (!folder.hasSubfolders) return;
  for (const inner of folder.getSubFolders()) {
    yield* mailsOf(inner, path ? `${path} › ${inner.displayName}` : inner.displayName);
  }
}

interface Held {
  filename: string;
  /** Undefined when its entry is damaged. */
  attachment?: PSTAttachment;
}

function* attachmentsOf(mail: PSTMessage): Iterable<Held> {
  for (let number = 0; number < mail.numberOfAttachments; number += 1) yield heldIn(mail, number);
}

const heldIn = (mail: PSTMessage, number: number): Held => {
  try {
    const attachment = mail.getAttachment(number);
    const { longFilename, filename, displayName } = attachment;
    const name = isMail(attachment) ? `${displayName || 'message'}.msg` : longFilename || filename || 'attachment';
    return { attachment, filename: name };
  } catch {
    return { filename: 'attachment' };
  }
};

const isMail = ({ attachMethod }: PSTAttachment): boolean => attachMethod === PSTAttachment.ATTACHMENT_METHOD_EMBEDDED;

const mailIn = (attachment: PSTAttachment, around: PSTMessage, file: PSTFile): PSTMessage => {
  // The library needs the descriptor of the enclosing mail and does not set it.
  Object.assign(attachment, { descriptorIndexNode: file.getDescriptorIndexNode(around.descriptorNodeId) });
  const mail = attachment.embeddedPSTMessage;
  if (!mail) throw new Unreadable('mail-damaged');
  return mail;
};

const LARGEST_ATTACHMENT = 48 * 1_048_576;

const fileIn = ({ fileInputStream }: PSTAttachment): Buffer => {
  const size = Number(fileInputStream?.length ?? 0);
  if (size > LARGEST_ATTACHMENT) throw new Unreadable('attachment-too-large');
  const bytes = Buffer.alloc(size);
  fileInputStream?.readCompletely(bytes);
  return bytes;
};

const [TO, CC] = [1, 2];

/** From the recipient table; if damaged, from the display names. */
const recipientsOf = (mail: PSTMessage): string[] => {
  try {
    const all = Array.from({ length: mail.numberOfRecipients }, (_, number) => mail.getRecipient(number));
    const ofType = (type: number) => all.filter((one) => one?.recipientType === type);
    const listed = [...ofType(TO), ...ofType(CC)].map((one) =>
      correspondent(one?.displayName, one?.smtpAddress || one?.emailAddress),
    );
    if (listed.length > 0) return listed;
  } catch {}
  return [...mail.displayTo.split(';'), ...mail.displayCC.split(';')].map((name) => correspondent(name));
};

const itemIn = (mail: PSTMessage): string => {
  if (mail instanceof PSTAppointment)
    return appointmentText({
      begin: isoOf(mail.startTime),
      end: isoOf(mail.endTime),
      place: mail.location,
      attendees: mail.allAttendees,
      repeats: mail.recurrencePattern,
    });
  if (!(mail instanceof PSTContact)) return '';
  return contactText({
    name: mail.displayName || mail.fileUnder,
    company: mail.companyName,
    addresses: [mail.homeAddress, mail.workAddress, mail.postalAddress],
    phones: [
      ['Mobile', mail.mobileTelephoneNumber],
      ['Home', mail.homeTelephoneNumber],
      ['Work', mail.businessTelephoneNumber],
    ],
    mails: [mail.email1EmailAddress, mail.email2EmailAddress],
  });
};

const beginOf = (mail: PSTMessage): Date | null => (mail instanceof PSTAppointment ? mail.startTime : null);

const aboutOf = (mail: PSTMessage, path: string) => ({
  thread: threadOf(mail.inReplyToId || undefined, mail.subject),
  path,
  people: writtenBy(correspondent(mail.senderName, mail.senderEmailAddress), recipientsOf(mail)),
  at: isoOf(mail.clientSubmitTime ?? mail.messageDeliveryTime ?? beginOf(mail)),
});

async function* unitsOf(
  mail: PSTMessage,
  path: string,
  file: PSTFile,
  depth: number,
  read: Parse,
): AsyncIterable<Unit> {
  if (depth > DEEPEST) throw new Unreadable('lies-too-deep');
  const body = mail.body.trim() || textOfMailHtml(mail.bodyHTML);
  yield* mailMessages(aboutOf(mail, path), mail.subject, [itemIn(mail), body].filter(Boolean).join('\n'));
  const distinct = distinctNames();
  for (const { attachment, filename } of attachmentsOf(mail))
    yield* carriedUnits(distinct(filename), path, depth, (deeper) => {
      if (!attachment) throw new Unreadable('damaged', 'attachment');
      return isMail(attachment)
        ? unitsOf(mailIn(attachment, mail, file), 'mail', file, deeper, read)
        : read({ filename, bytes: once(fileIn(attachment)), depth: deeper });
    });
}

export const pst = (read: Parse): Parse =>
  async function* ({ bytes, depth }) {
    const file = opened(await whole(bytes, 200 * 1_048_576));
    for (const { mail, path } of mailsOf(file.getRootFolder(), '')) yield* unitsOf(mail, path, file, depth, read);
  };
