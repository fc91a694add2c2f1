import { z } from 'zod';
import { isoOf } from '../local-time.js';
import { writtenMoment } from '../written-date.js';
import type { JsonChat } from './chat.js';

const Text = z.union([z.string(), z.array(z.union([z.string(), z.looseObject({ text: z.string() })]))]);

const Message = z.object({
  date: z.string(),
  date_unixtime: z.string().optional(),
  from: z.string().nullish(),
  text: Text,
});

const Name = z.string();

const plain = (text: z.infer<typeof Text>): string =>
  typeof text === 'string' ? text : text.map((part) => (typeof part === 'string' ? part : part.text)).join('');

/** Telegram: one chat, or all of an account. */
export const telegram: JsonChat = {
  source: 'telegram',
  learn(path, value, chat) {
    if (path === 'name' || path === 'chats.list.*.name') chat.name = Name.safeParse(value).data;
  },
  read(value, { name, filename }) {
    const message = Message.safeParse(value).data;
    if (!message) return undefined;
    const { date, date_unixtime, from, text } = message;
    return {
      thread: name ?? filename,
      people: from ? [from] : [],
      at: date_unixtime ? isoOf(Number(date_unixtime) * 1_000) : writtenMoment(date),
      text: plain(text),
    };
  },
};
