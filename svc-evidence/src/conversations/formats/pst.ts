import { PSTFile, type PSTFolder, type PSTMessage } from 'pst-extractor';
import { whole } from '../bytes.js';
import { correspondent } from '../correspondent.js';
import { isoOf } from '../local-time.js';
import type { Message, Parse } from '../unit.js';
import { Unreadable } from '../unreadable.js';
import { textOfHtmlWhole } from './html.js';
import { type Attachment, attachmentUnits, threadOf } from './mail.js';

const opened = (file: Buffer): PSTFile => {
  try {
    return new PSTFile(file);
  } catch {
    throw new Unreadable('This Outlook data file is damaged, or of a form older than Outlook 2003.');
  }
};

function* mailsOf(folder: PSTFolder, path: string): Iterable<{ mail: PSTMessage; path: string }> {
  let number = 0;
  if (folder.contentCount > 0) {
    for (let mail = folder.getNextChild(); mail; mail = folder.getNextChild()) {
      number += 1;
      yield { mail, path: `${path}, mail ${number}` };
    }
  }
  if (!folder.hasSubfolders) return;
  for (const inner of folder.getSubFolders()) {
    yield* mailsOf(inner, path ? `${path} › ${inner.displayName}` : inner.displayName);
  }
}

const LARGEST_ATTACHMENT = 48 * 1_048_576;

/** The files that a mail carries; one that is damaged is left out. */
function* attachmentsOf(mail: PSTMessage): Iterable<Attachment> {
  for (let number = 0; number < mail.numberOfAttachments; number += 1) {
    try {
      const { longFilename, filename, fileInputStream } = mail.getAttachment(number);
      const size = Number(fileInputStream?.length ?? 0);
      if (!fileInputStream || size === 0 || size > LARGEST_ATTACHMENT) continue;
      const bytes = Buffer.alloc(size);
      fileInputStream.readCompletely(bytes);
      yield { filename: longFilename || filename || 'attachment', bytes };
    } catch {}
  }
}

const [TO, CC] = [1, 2];

/** Those the mail was sent to, from its list of them; where that is damaged, as they were shown. */
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

const messageOf = (mail: PSTMessage, path: string): Message => ({
  kind: 'message',
  source: 'email',
  thread: threadOf(mail.inReplyToId || undefined, mail.subject),
  path,
  people: [correspondent(mail.senderName, mail.senderEmailAddress), ...recipientsOf(mail)].filter(Boolean),
  at: isoOf(mail.clientSubmitTime ?? mail.messageDeliveryTime),
  text: [mail.subject, mail.body.trim() || textOfHtmlWhole(mail.bodyHTML)].filter(Boolean).join('\n'),
});

/** An Outlook data file: its mails, folder by folder, with what they carry. */
export const pst = (read: Parse): Parse =>
  async function* ({ bytes, depth }) {
    const file = opened(await whole(bytes, 200 * 1_048_576));
    for (const { mail, path } of mailsOf(file.getRootFolder(), '')) {
      yield messageOf(mail, path);
      for (const attachment of attachmentsOf(mail)) yield* attachmentUnits(attachment, path, depth, read);
    }
  };
