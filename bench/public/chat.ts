import PostalMime from 'postal-mime';
import { publicMails } from './mails.ts';

/** A list's subject without what answering adds to it. */
const subjectOf = (subject = ''): string => subject.replace(/^(\s*(re|fwd?):|\s*\[[^\]]*\])*\s*/i, '').trim();

/** What the writer wrote: no quoted lines, no signature. */
const saidIn = (body: string): string => {
  const [said = ''] = body.split(/\n-- ?\n|\n_{10,}/);
  const lines = said.split('\n').filter((line) => !/^\s*[>|]|^.{0,80}(wrote|writes):\s*$/.test(line));
  return lines
    .join('\n')
    .replace(/\s*\n\s*/g, ' ')
    .trim();
};

interface Said {
  thread: string;
  sender: string;
  at: Date;
  text: string;
}

const said = async (mail: Buffer): Promise<Said[]> => {
  const { subject, from, date, text } = await PostalMime.parse(mail.subarray(mail.indexOf(10) + 1));
  const at = new Date(date ?? Number.NaN);
  const words = saidIn(text ?? '');
  const sender = from?.name || from?.address;
  if (!sender || !words || Number.isNaN(at.getTime())) return [];
  return [{ thread: subjectOf(subject), sender: sender.replaceAll(':', ' '), at, text: words }];
};

const day = (at: Date) => at.toISOString().slice(0, 10);
const time = (at: Date) => at.toISOString().slice(11, 19);

/**
 * Real conversations in the form of WhatsApp exports: the discussions of the public mail corpus, each answer a message
 * of its sender without what it quotes. Only discussions in which at least two people speak.
 */
export const publicChats = async (): Promise<{ filename: string; text: string; messages: number }[]> => {
  const all = (await Promise.all(publicMails(['easy-ham-1', 'easy-ham-2']).map(said))).flat();
  const threads = Map.groupBy(all, ({ thread }) => thread);
  return [...threads.values()]
    .filter((messages) => new Set(messages.map(({ sender }) => sender)).size > 1)
    .map((messages, number) => ({
      filename: `WhatsApp Chat with list ${number + 1}.txt`,
      messages: messages.length,
      text: messages
        .sort((a, b) => a.at.getTime() - b.at.getTime())
        .map(({ at, sender, text }) => `[${day(at)}, ${time(at)}] ${sender}: ${text}\n`)
        .join(''),
    }));
};
