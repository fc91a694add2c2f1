import { z } from 'zod';
import { whole } from '../bytes.js';
import { decodedWhole } from '../decode.js';
import { isoOf, momentOf } from '../local-time.js';
import { type Message, type Parse, Unreadable } from '../unit.js';
import { partsOf, span } from './pages.js';

const LARGEST = 100 * 1_048_576;

/** Facebook and Instagram write each byte of UTF-8 as a character of its own. */
const mended = (text: string): string => {
  if (/[\u{100}-\u{10ffff}]/u.test(text) || !/[\u{80}-\u{ff}]/u.test(text)) return text;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, 'latin1'));
  } catch {
    return text;
  }
};

const GoogleChat = z.object({
  messages: z.array(
    z.object({
      creator: z.object({ name: z.string().optional(), email: z.string().optional() }).optional(),
      created_date: z.string(),
      text: z.string().optional(),
      topic_id: z.string().optional(),
    }),
  ),
});

const Meta = z.object({
  participants: z.array(z.object({ name: z.string() })),
  title: z.string().optional(),
  messages: z.array(
    z.object({ sender_name: z.string().optional(), timestamp_ms: z.number(), content: z.string().optional() }),
  ),
});

const TelegramText = z.union([z.string(), z.array(z.union([z.string(), z.looseObject({ text: z.string() })]))]);
const TelegramChat = z.object({
  name: z.string().nullish(),
  type: z.string(),
  messages: z.array(
    z.looseObject({
      date: z.string(),
      date_unixtime: z.string().optional(),
      from: z.string().nullish(),
      text: TelegramText,
    }),
  ),
});
const Telegram = z.union([
  TelegramChat.transform((chat) => [chat]),
  z.object({ chats: z.object({ list: z.array(TelegramChat) }) }).transform(({ chats }) => chats.list),
]);

const Signal = z
  .array(
    z.looseObject({
      sender: z.string().nullish(),
      source: z.string().nullish(),
      sent_at: z.union([z.number(), z.string()]).optional(),
      timestamp: z.union([z.number(), z.string()]).optional(),
      date: z.string().optional(),
      body: z.string().nullable(),
      conversationId: z.string().optional(),
    }),
  )
  .min(1);

type Found = Omit<Message, 'kind' | 'path' | 'source'>;

/** "Wednesday, March 6, 2024 at 8:15:22 PM UTC" */
const googleDate = (written: string): string | null =>
  isoOf(written.replace(/^\w+, /, '').replace(/ at |\u202f/g, ' '));

const telegramDate = (date: string, unix?: string): string | null => {
  if (unix) return isoOf(Number(unix) * 1_000);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = date.split(/\D/).map(Number);
  return momentOf(year, month, day, hour, minute, second);
};

const plain = (text: z.infer<typeof TelegramText>): string =>
  typeof text === 'string' ? text : text.map((part) => (typeof part === 'string' ? part : part.text)).join('');

const readers: { source: Message['source']; read: (json: unknown, filename: string) => Found[] | undefined }[] = [
  {
    source: 'google-chat',
    read: (json, filename) =>
      GoogleChat.safeParse(json).data?.messages.map(({ creator, created_date, text = '', topic_id }) => ({
        thread: topic_id ?? filename,
        people: [creator?.name ?? creator?.email ?? ''].filter(Boolean),
        at: googleDate(created_date),
        text,
      })),
  },
  {
    source: 'meta',
    read(json, filename) {
      const chat = Meta.safeParse(json).data;
      const names = chat?.participants.map(({ name }) => mended(name)) ?? [];
      // The newest message stands first.
      return chat?.messages.toReversed().map(({ sender_name, timestamp_ms, content = '' }) => {
        const sender = mended(sender_name ?? '');
        const people = [sender, ...names.filter((name) => name !== sender)].filter(Boolean);
        return { thread: mended(chat.title ?? filename), people, at: isoOf(timestamp_ms), text: mended(content) };
      });
    },
  },
  {
    source: 'telegram',
    read: (json, filename) =>
      Telegram.safeParse(json).data?.flatMap((chat) =>
        chat.messages.map(({ date, date_unixtime, from, text }) => ({
          thread: chat.name ?? filename,
          people: from ? [from] : [],
          at: telegramDate(date, date_unixtime),
          text: plain(text),
        })),
      ),
  },
  {
    source: 'signal',
    read: (json, filename) =>
      Signal.safeParse(json).data?.map(({ sender, source, sent_at, timestamp, date, body, conversationId }) => ({
        thread: conversationId ?? filename,
        people: [sender ?? source ?? ''].filter(Boolean),
        at: isoOf(sent_at ?? timestamp ?? date),
        text: body ?? '',
      })),
  },
];

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    const lines = text.split('\n').filter((line) => line.trim());
    try {
      return lines.map((line): unknown => JSON.parse(line));
    } catch {
      throw new Unreadable('This JSON file is damaged or cut off.');
    }
  }
};

/** The messages of a chat export, known by its shape; other JSON as the text it is. */
export const jsonChats: Parse = async function* ({ filename, bytes }) {
  const text = decodedWhole(await whole(bytes, LARGEST));
  const json = parsed(text.replace(/^\ufeff/, ''));
  for (const { source, read } of readers) {
    const messages = read(json, filename.replace(/\.json$/i, ''));
    if (!messages) continue;
    for (const [index, message] of messages.entries()) {
      yield { kind: 'message', source, path: `message ${index + 1}`, ...message };
    }
    return;
  }
  yield* partsOf(JSON.stringify(json, null, 1).split('\n'), span('line'));
};
