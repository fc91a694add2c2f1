import { z } from 'zod';
import { isoOf } from '../local-time.js';
import type { JsonChat } from './chat.js';

/** Facebook and Instagram write each byte of UTF-8 as a character of its own. */
const mended = (text: string): string => {
  if (/[\u{100}-\u{10ffff}]/u.test(text) || !/[\u{80}-\u{ff}]/u.test(text)) return text;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, 'latin1'));
  } catch {
    return text;
  }
};

const Participants = z.array(z.object({ name: z.string() }));
const Title = z.string();

const Message = z.object({
  sender_name: z.string().optional(),
  timestamp_ms: z.number(),
  content: z.string().optional(),
});

/** Facebook Messenger and Instagram. */
export const meta: JsonChat = {
  source: 'meta',
  newestFirst: true,
  learn(path, value, chat) {
    if (path === 'participants')
      chat.people = (Participants.safeParse(value).data ?? []).map(({ name }) => mended(name));
    if (path === 'title') chat.name = mended(Title.safeParse(value).data ?? '') || undefined;
  },
  read(value, { people, filename }) {
    const message = Message.safeParse(value).data;
    if (!message) return undefined;
    const sender = mended(message.sender_name ?? '');
    return {
      thread: filename,
      people: [sender, ...people.filter((name) => name !== sender)].filter(Boolean),
      at: isoOf(message.timestamp_ms),
      text: mended(message.content ?? ''),
    };
  },
};
