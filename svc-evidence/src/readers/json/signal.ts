import { z } from 'zod';
import { isoOf } from '../local-time.js';
import { DELETED, inReplyTo } from '../no-text.js';
import { writtenMoment } from '../written-date.js';
import type { JsonChat } from './chat.js';
import type { Reaction } from './reaction.js';

const Time = z.union([z.number(), z.string()]);

/** Of signal-export a name, or a pair; of Signal Desktop an id. */
const Reactions = z.array(
  z.union([
    z.object({
      emoji: z.string(),
      name: z.string().nullish(),
      fromId: z.string().nullish(),
      timestamp: Time.nullish(),
    }),
    z.tuple([z.string(), z.string()]).transform(([name, emoji]) => ({ emoji, name, fromId: null, timestamp: null })),
  ]),
);

const reactionsOf = (value: unknown): Reaction[] =>
  (Reactions.safeParse(value).data ?? []).map(({ emoji, name, fromId, timestamp }) => ({
    emoji,
    who: name ?? fromId ?? '',
    at: timestamp ? writtenMoment(String(timestamp)) : null,
  }));

const Attachments = z.array(
  z.object({
    fileName: z.string().nullish(),
    name: z.string().nullish(),
    contentType: z.string().nullish(),
    flags: z.number().nullish(),
  }),
);

/** In the flags of an attachment. */
const VOICE = 1;

const filesOf = (value: unknown): string[] =>
  (Attachments.safeParse(value).data ?? []).map(
    ({ fileName, name, contentType, flags }) =>
      fileName || name || (flags === VOICE ? 'Voice message' : contentType || 'Attachment'),
  );

const Sticker = z.union([z.string().transform((emoji) => ({ emoji })), z.object({ emoji: z.string().nullish() })]);

const stickerOf = (value: unknown): string => {
  const sticker = value ? Sticker.safeParse(value).data : undefined;
  return sticker ? ['Sticker', sticker.emoji].filter(Boolean).join(', ') : '';
};

const Quote = z.union([z.string(), z.object({ text: z.string() }).transform(({ text }) => text)]);

const replyOf = (value: unknown): string => {
  const quoted = (Quote.safeParse(value).data ?? '').replace(/^[> ]+/gm, '').trim();
  return quoted && inReplyTo(undefined, quoted);
};

const Exported = z
  .object({
    sender: z.string().nullish(),
    source: z.string().nullish(),
    sent_at: Time.optional(),
    timestamp: Time.optional(),
    date: z.string().optional(),
    body: z.string().nullable(),
    conversationId: z.string().optional(),
    reactions: z.unknown().optional(),
    attachments: z.unknown().optional(),
    sticker: z.unknown().optional(),
    quote: z.unknown().optional(),
    deleted: z.unknown().optional(),
    deletedForEveryone: z.unknown().optional(),
    call: z.unknown().optional(),
    missed: z.unknown().optional(),
  })
  .refine(({ sent_at, timestamp, date }) => sent_at ?? timestamp ?? date);

/** All fields of signal-export; a subject means mail. */
const Line = z.strictObject({
  date: z.string(),
  sender: z.string(),
  body: z.string(),
  quote: z.unknown().optional(),
  sticker: z.unknown().optional(),
  reactions: z.unknown().optional(),
  attachments: z.unknown().optional(),
  deleted: z.unknown().optional(),
  call: z.unknown().optional(),
  missed: z.unknown().optional(),
});

const textOf = (message: z.infer<typeof Exported>): string => {
  const { body, attachments, sticker, quote, deleted, deletedForEveryone, call, missed } = message;
  const isDeleted = deleted === true || deletedForEveryone === true || deletedForEveryone === 1;
  const called = missed === true ? 'Missed call' : call ? 'Call' : '';
  const named = [stickerOf(sticker), isDeleted && DELETED, called, ...filesOf(attachments), replyOf(quote)];
  return [body, ...named].filter(Boolean).join('\n');
};

/** signal-export and similar programs: one message a line. */
export const signalMessages: JsonChat = {
  source: 'signal',
  read(value, { filename }) {
    const message = Exported.safeParse(value).data;
    if (!message) return undefined;
    const { sender, source, sent_at, timestamp, date, conversationId } = message;
    if (!(sent_at ?? conversationId) && !Line.safeParse(value).success) return undefined;
    return {
      thread: conversationId ?? filename,
      people: [sender ?? source ?? ''].filter(Boolean),
      at: writtenMoment(String(sent_at ?? timestamp ?? date)) ?? isoOf(sent_at ?? timestamp),
      text: textOf(message),
      reactions: reactionsOf(message.reactions),
    };
  },
};
