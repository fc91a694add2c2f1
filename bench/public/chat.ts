import { publicDiscussions } from './discussions.ts';

const day = (at: Date) => at.toISOString().slice(0, 10);
const time = (at: Date) => at.toISOString().slice(11, 19);

/** Real conversations in the form of WhatsApp exports: each mail of a public discussion is a message of its sender. */
export const publicChats = async (): Promise<{ filename: string; text: string; messages: number }[]> =>
  (await publicDiscussions()).map((messages, number) => ({
    filename: `WhatsApp Chat with list ${number + 1}.txt`,
    messages: messages.length,
    text: messages
      .map(({ at, sender, text }) => `[${day(at)}, ${time(at)}] ${sender.replaceAll(':', ' ')}: ${text}\n`)
      .join(''),
  }));
