import { z } from 'zod';
import { isoOf } from '../local-time.js';
import { writtenMoment } from '../written-date.js';
import type { JsonChat } from './chat.js';
import type { Reaction } from './reaction.js';

const Author = z.object({ name: z.string(), nickname: z.string().nullish() });
const nameOf = ({ nickname, name }: z.infer<typeof Author>): string => nickname || name;

const Reactions = z.array(
  z.object({
    emoji: z.object({ name: z.string() }),
    count: z.number().optional(),
    users: z.array(Author).optional(),
  }),
);

const reactionsOf = (value: unknown): Reaction[] =>
  (Reactions.safeParse(value).data ?? []).flatMap(({ emoji, count, users = [] }) =>
    users.length > 0
      ? users.map((user) => ({ emoji: emoji.name, who: nameOf(user) }))
      : [{ emoji: emoji.name, who: '', count }],
  );

const Exported = z.object({
  timestamp: z.string(),
  content: z.string(),
  author: Author,
  attachments: z.array(z.object({ fileName: z.string() })).optional(),
  reactions: z.unknown().optional(),
});

const Channel = z.object({ name: z.string() });

/** DiscordChatExporter: one channel a file. */
export const discord: JsonChat = {
  source: 'discord',
  learn(path, value, chat) {
    if (path === 'channel') chat.name = Channel.safeParse(value).data?.name;
  },
  read(value, { filename, name }) {
    const message = Exported.safeParse(value).data;
    if (!message) return undefined;
    const { author, timestamp, content, attachments = [] } = message;
    return {
      thread: name ?? filename,
      people: [nameOf(author)].filter(Boolean),
      at: isoOf(timestamp),
      text: [content, ...attachments.map(({ fileName }) => fileName)].filter(Boolean).join('\n'),
      reactions: reactionsOf(message.reactions),
    };
  },
};

const Own = z.object({
  ID: z.union([z.string(), z.number()]),
  /** In UTC, without a zone. */
  Timestamp: z.string(),
  Contents: z.string(),
  Attachments: z.string().nullish(),
});

/** messages.json of "Request my data": only the messages of the account's owner. */
export const discordPackage: JsonChat = {
  source: 'discord',
  read(value, { filename }) {
    const message = Own.safeParse(value).data;
    if (!message) return undefined;
    const { Timestamp, Contents, Attachments } = message;
    return {
      thread: filename,
      people: ['Me'],
      at: writtenMoment(`${Timestamp} UTC`),
      text: [Contents, Attachments].filter(Boolean).join('\n'),
    };
  },
};
