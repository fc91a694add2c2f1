import { z } from 'zod';
import { isoOf } from '../local-time.js';
import { writtenMoment } from '../written-date.js';
import type { JsonChat } from './chat.js';

const Text = z.union([z.string(), z.array(z.union([z.string(), z.looseObject({ text: z.string() })]))]);

const Message = z
  .object({
    type: z.string().optional(),
    date: z.string(),
    date_unixtime: z.string().optional(),
    from: z.string().nullish(),
    text: Text,
    file: z.string().optional(),
    file_name: z.string().optional(),
    photo: z.string().optional(),
    poll: z.object({ question: Text, answers: z.array(z.object({ text: Text })) }).optional(),
  })
  // A date and a text are in many a list.
  .refine(({ type, date_unixtime }) => date_unixtime ?? (type === 'message' || type === 'service'));

const Name = z.string();

const plain = (text: z.infer<typeof Text>): string =>
  typeof text === 'string' ? text : text.map((part) => (typeof part === 'string' ? part : part.text)).join('');

/** "(File not included. …)" stands there where a file was left out. */
const nameOf = (file = ''): string => (file.startsWith('(') ? '' : file.slice(file.lastIndexOf('/') + 1));

const textOf = ({ text, file, file_name, photo, poll }: z.infer<typeof Message>): string => {
  const asked = poll ? [poll.question, ...poll.answers.map((answer) => answer.text)].map(plain) : [];
  return [plain(text), ...asked, file_name ?? nameOf(file), nameOf(photo)].filter(Boolean).join('\n');
};

/** Telegram: one chat, or all of an account. */
export const telegram: JsonChat = {
  source: 'telegram',
  learn(path, value, chat) {
    if (/^(?:(?:left_)?chats\.list\.\*\.)?name$/.test(path)) chat.name = Name.safeParse(value).data;
    // The chat with oneself has no name, so the one before would go on.
    if (path === 'chats.list.*.type' && value === 'saved_messages') chat.name = 'Saved Messages';
  },
  read(value, { name, filename }) {
    const message = Message.safeParse(value).data;
    if (!message) return undefined;
    const { date, date_unixtime, from } = message;
    return {
      thread: name ?? filename,
      people: from ? [from] : [],
      at: date_unixtime ? isoOf(Number(date_unixtime) * 1_000) : writtenMoment(date),
      text: textOf(message),
    };
  },
};
