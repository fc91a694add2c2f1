import { PSTFile, type PSTFolder, type PSTMessage } from 'pst-extractor';
import { whole } from '../bytes.js';
import { isoOf } from '../local-time.js';
import { type Message, type Parse, Unreadable } from '../unit.js';
import { textOfHtmlWhole } from './html.js';
import { threadOf } from './mail.js';

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

/** An Outlook data file: its mails, folder by folder. */
export const pst: Parse = async function* ({ bytes }) {
  const file = opened(await whole(bytes, 200 * 1_048_576));
  for (const { mail, path } of mailsOf(file.getRootFolder(), '')) {
    const body = mail.body.trim() || textOfHtmlWhole(mail.bodyHTML);
    const message: Message = {
      kind: 'message',
      source: 'email',
      thread: threadOf(mail.inReplyToId || undefined, mail.subject),
      path,
      people: [mail.senderName, ...mail.displayTo.split(';')].map((name) => name.trim()).filter(Boolean),
      at: isoOf(mail.clientSubmitTime ?? mail.messageDeliveryTime),
      text: [mail.subject, body].filter(Boolean).join('\n').replaceAll('\0', ''),
    };
    yield message;
  }
};
