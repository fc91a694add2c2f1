import { z } from 'zod';
import { isoOf } from '../local-time.js';
import { writtenMoment } from '../written-date.js';
import type { JsonChat } from './chat.js';

const Exported = z.object({
  timestamp: z.string(),
  content: z.string(),
  author: z.object({ name: z.string(), nickname: z.string().nullish() }),
  attachments: z.array(z.object({ fileName: z.string() })).optional(),
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
      people: [author.nickname || author.name].filter(Boolean),
      at: isoOf(timestamp),
      text: [content, ...attachments.map(({ fileName }) => fileName)].filter(Boolean).join('\n'),
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
