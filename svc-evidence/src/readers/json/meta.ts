import { z } from 'zod';
import { writtenBy } from '../correspondent.js';
import { isoOf } from '../local-time.js';
import { DELETED } from '../no-text.js';
import { writtenMoment } from '../written-date.js';
import type { Chat, JsonChat } from './chat.js';
import type { Reaction } from './reaction.js';

/** Facebook and Instagram write each UTF-8 byte as a character; text that is not UTF-8 is unchanged. */
export const decodeMojibake = (text: string): string =>
  text.replace(/[\u{c2}-\u{f4}][\u{80}-\u{bf}]{1,3}/gu, (bytes) => {
    const letters = Buffer.from(bytes, 'latin1').toString('utf8');
    return letters.includes('\ufffd') ? bytes : letters;
  });

const Participants = z.array(z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]));
const Title = z.string();

const Media = z.array(z.object({ uri: z.string() })).optional();

const namesOf = (media: z.infer<typeof Media>): string[] =>
  (media ?? []).map(({ uri }) => uri.slice(uri.lastIndexOf('/') + 1));

const Reactions = z.array(z.object({ reaction: z.string(), actor: z.string(), timestamp: z.number().optional() }));

/** In seconds, where the export has it. */
const reactionsOf = (value: unknown, decode: (text: string) => string): Reaction[] =>
  (Reactions.safeParse(value).data ?? []).map(({ reaction, actor, timestamp }) => ({
    emoji: decode(reaction),
    who: decode(actor),
    at: timestamp ? writtenMoment(String(timestamp)) : null,
  }));

const Message = z.object({
  sender_name: z.string(),
  timestamp_ms: z.number(),
  content: z.string().optional(),
  share: z.object({ link: z.string().optional(), share_text: z.string().optional() }).optional(),
  photos: Media,
  videos: Media,
  audio_files: Media,
  files: Media,
  gifs: Media,
  sticker: z.object({ uri: z.string() }).optional(),
  /** In seconds. */
  call_duration: z.number().optional(),
  is_unsent: z.boolean().optional(),
  reactions: z.unknown().optional(),
});

const callOf = ({ content, call_duration: seconds }: z.infer<typeof Message>): string | undefined => {
  if (seconds === undefined || (seconds === 0 && content)) return undefined;
  return seconds > 0 ? `Call, ${seconds} seconds` : 'Call, not answered';
};

const textOf = (message: z.infer<typeof Message>): string => {
  const { content, share, photos, videos, audio_files, files, gifs, sticker, is_unsent } = message;
  const media = [photos, videos, audio_files, files, gifs].flatMap(namesOf);
  const stickers = sticker ? ['Sticker', ...namesOf([sticker])] : [];
  const more = [callOf(message), ...stickers, is_unsent ? DELETED : undefined];
  const texts = [content, share?.share_text, share?.link, ...more, ...media].filter((text) => text !== undefined);
  return decodeMojibake([...new Set(texts)].join('\n'));
};

const peopleOf = (sender: string, { people }: Chat): string[] =>
  writtenBy(
    sender,
    people.filter((name) => name !== sender),
  );

/** More than any chat has; the sender is always included. */
const MOST_PARTICIPANTS = 500;

const learn = (path: string, value: unknown, chat: Chat): void => {
  if (path === 'participants')
    chat.people = (Participants.safeParse(value).data ?? []).slice(0, MOST_PARTICIPANTS).map(decodeMojibake);
  if (path === 'title') chat.name = decodeMojibake(Title.safeParse(value).data ?? '') || undefined;
  // "Ann_12": the number distinguishes chats of one name.
  if (path === 'threadName') chat.name = Title.safeParse(value).data?.replace(/_\d+$/, '') || undefined;
};

export const meta: JsonChat = {
  source: 'meta',
  namedBehind: true,
  learn,
  read(value, chat) {
    const message = Message.safeParse(value).data;
    if (!message) return undefined;
    return {
      thread: chat.filename,
      people: peopleOf(decodeMojibake(message.sender_name), chat),
      at: isoOf(message.timestamp_ms),
      text: textOf(message),
      reactions: reactionsOf(message.reactions, decodeMojibake),
    };
  },
};

const Encrypted = z.object({
  senderName: z.string(),
  timestamp: z.number(),
  text: z.string().optional(),
  media: Media,
  isUnsent: z.boolean().optional(),
  reactions: z.unknown().optional(),
});

/** Messenger's end-to-end encrypted chats: a separate export, in correct UTF-8. */
export const encryptedMessenger: JsonChat = {
  source: 'meta',
  namedBehind: true,
  learn,
  read(value, chat) {
    const message = Encrypted.safeParse(value).data;
    if (!message) return undefined;
    const { senderName, timestamp, text, media, isUnsent, reactions } = message;
    return {
      thread: chat.filename,
      people: peopleOf(senderName, chat),
      at: isoOf(timestamp),
      text: [text ?? '', isUnsent ? DELETED : '', ...namesOf(media)].filter(Boolean).join('\n'),
      reactions: reactionsOf(reactions, (written) => written),
    };
  },
};
