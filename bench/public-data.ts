import { Readable } from 'node:stream';
import { parseInChild } from '@evenhand/svc-evidence/indexing/sandbox/parse-in-child';
import type { Unit } from '@evenhand/svc-evidence/readers/unit';
import { publicDiscussions } from './public/discussions.ts';
import { publicMails } from './public/mails.ts';
import { printTable } from './support/table.ts';

const day = (at: Date) => at.toISOString().slice(0, 10);
const time = (at: Date) => at.toISOString().slice(11, 19);

/** Real conversations in the form of WhatsApp exports: each mail of a public discussion is a message of its sender. */
const publicChats = async (): Promise<{ filename: string; text: string; messages: number }[]> =>
  (await publicDiscussions()).map((messages, number) => ({
    filename: `WhatsApp Chat with list ${number + 1}.txt`,
    messages: messages.length,
    text: messages
      .map(({ at, sender, text }) => `[${day(at)}, ${time(at)}] ${sender.replaceAll(':', ' ')}: ${text}\n`)
      .join(''),
  }));

/**
 * Runs the product's readers on public data: npm run -s bench -- public-data. Mail: the SpamAssassin public mail
 * corpus, 6,046 mails (source in public/mails.ts), as one mbox. Chats: the discussions in that corpus, some 500, as
 * WhatsApp exports (format in public/chat.ts). Exits with 1 when a mail or a message is missing.
 */
const read = async (filename: string, content: Buffer): Promise<Unit[]> => {
  const units: Unit[] = [];
  for await (const unit of parseInChild(filename, Readable.from([content]))) units.push(unit);
  return units;
};

/** Long mails and messages are one unit each here. Attachments have longer paths and are counted separately. */
const summaryOf = (what: string, made: number, units: Unit[]) => {
  const messages = units.flatMap((unit) => (unit.kind === 'message' ? [unit] : []));
  const own = messages.filter(({ path }) => /^(mail|message) \d+$/.test(path));
  return {
    what,
    'in the data': made,
    read: own.length,
    'with a date': own.filter(({ at }) => at !== null).length,
    'with a sender': own.filter(({ people }) => people.length > 0).length,
    conversations: new Set(messages.map(({ thread }) => thread)).size,
    'carried by them': units.length - own.length,
  };
};

const mails = publicMails();
const mail = summaryOf('mail', mails.length, await read('corpus.mbox', Buffer.concat(mails)));

const chats = await publicChats();
const units: Unit[] = [];
for (const { filename, text } of chats) units.push(...(await read(filename, Buffer.from(text))));
const made = chats.reduce((sum, { messages }) => sum + messages, 0);
const chat = summaryOf('chats', made, units);

printTable([mail, chat]);
if (mail.read < mail['in the data'] || chat.read < chat['in the data']) process.exitCode = 1;
