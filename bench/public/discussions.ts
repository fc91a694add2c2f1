import PostalMime from 'postal-mime';
import { publicMails } from './mails.ts';
import { type WrittenMail, writtenIn } from './quotes.ts';

/** The subject without prefixes that replies add. */
const subjectOf = (subject = ''): string => subject.replace(/^(\s*(re|fwd?):|\s*\[[^\]]*\])*\s*/i, '').trim();

/** A mail of a discussion, as a message. */
export interface WrittenMessage extends WrittenMail {
  /** Without prefixes that replies add. */
  thread: string;
  sender: string;
  at: Date;
}

const messageOf = async (mail: Buffer): Promise<WrittenMessage[]> => {
  const { subject, from, date, text } = await PostalMime.parse(mail.subarray(mail.indexOf(10) + 1));
  const at = new Date(date ?? Number.NaN);
  const written = writtenIn(text ?? '');
  const sender = from?.name || from?.address;
  if (!sender || !written.text || Number.isNaN(at.getTime())) return [];
  return [{ thread: subjectOf(subject), sender, at, ...written }];
};

/**
 * The discussions of the public mail corpus: mails of one subject, in their order, each without what it quotes. Only
 * discussions with at least two writers.
 */
export const publicDiscussions = async (): Promise<WrittenMessage[][]> => {
  const all = (await Promise.all(publicMails(['easy-ham-1', 'easy-ham-2']).map(messageOf))).flat();
  return [...Map.groupBy(all, ({ thread }) => thread).values()]
    .filter((messages) => new Set(messages.map(({ sender }) => sender)).size > 1)
    .map((messages) => messages.sort((a, b) => a.at.getTime() - b.at.getTime()));
};
