import { z } from 'zod';
import { isoOf } from '../local-time.js';
import { writtenMoment } from '../written-date.js';
import type { Chat, JsonChat } from './chat.js';

const Time = z.union([z.number(), z.string()]);

const Exported = z
  .object({
    sender: z.string().nullish(),
    source: z.string().nullish(),
    sent_at: Time.optional(),
    timestamp: Time.optional(),
    date: z.string().optional(),
    body: z.string().nullable(),
    conversationId: z.string().optional(),
  })
  .refine(({ sent_at, timestamp, date }) => sent_at ?? timestamp ?? date);

/** All that signal-export writes of a message; what has a subject too is a mail. */
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

/** What programs write that read Signal's own store, such as signal-export: a message each. */
export const signalMessages: JsonChat = {
  source: 'signal',
  read(value, { filename }) {
    const message = Exported.safeParse(value).data;
    if (!message) return undefined;
    const { sender, source, sent_at, timestamp, date, body, conversationId } = message;
    if (!(sent_at ?? conversationId) && !Line.safeParse(value).success) return undefined;
    return {
      thread: conversationId ?? filename,
      people: [sender ?? source ?? ''].filter(Boolean),
      at: writtenMoment(String(sent_at ?? timestamp ?? date)) ?? isoOf(sent_at ?? timestamp),
      text: body ?? '',
    };
  },
};

const Id = z.union([z.string(), z.number()]).transform(String);

const Recipient = z.object({
  recipient: z.object({
    id: Id,
    self: z.object({}).optional(),
    contact: z
      .object({
        systemGivenName: z.string().optional(),
        systemFamilyName: z.string().optional(),
        profileGivenName: z.string().optional(),
        profileFamilyName: z.string().optional(),
        e164: Id.optional(),
      })
      .optional(),
    group: z.object({ snapshot: z.object({ title: z.object({ title: z.string() }).optional() }) }).optional(),
  }),
});

const Conversation = z.object({ chat: z.object({ id: Id, recipientId: Id }) });

const Item = z.object({
  chatItem: z.object({
    chatId: Id,
    authorId: Id,
    dateSent: Id,
    standardMessage: z.object({ text: z.object({ body: z.string() }).optional() }).optional(),
  }),
});

const nameOf = ({ self, contact, group }: z.infer<typeof Recipient>['recipient']): string => {
  if (self) return 'Me';
  const saved = [contact?.systemGivenName, contact?.systemFamilyName].filter(Boolean).join(' ');
  const chosen = [contact?.profileGivenName, contact?.profileFamilyName].filter(Boolean).join(' ');
  return group?.snapshot.title?.title || saved || chosen || (contact?.e164 ? `+${contact.e164}` : '');
};

const Frame = z.record(z.string(), z.unknown());

const learnFrame = (value: unknown, { names }: Chat): void => {
  const person = Recipient.safeParse(value).data?.recipient;
  if (person) names.set(`person ${person.id}`, nameOf(person));
  const chat = Conversation.safeParse(value).data?.chat;
  if (chat) names.set(`chat ${chat.id}`, names.get(`person ${chat.recipientId}`) ?? '');
};

/** What Signal itself exports: people and chats first, then the messages that name them by number. */
export const signalFrames: JsonChat = {
  source: 'signal',
  learn: (_, value, chat) => learnFrame(value, chat),
  isAbout: (value) => !('chatItem' in (Frame.safeParse(value).data ?? { chatItem: value })),
  read(value, { names, filename }) {
    const item = Item.safeParse(value).data?.chatItem;
    return (
      item && {
        thread: names.get(`chat ${item.chatId}`) || filename,
        people: [names.get(`person ${item.authorId}`) ?? ''].filter(Boolean),
        at: isoOf(Number(item.dateSent)),
        text: item.standardMessage?.text?.body ?? '',
      }
    );
  },
};
