import { z } from 'zod';
import { isoOf } from '../local-time.js';
import { DELETED, inReplyTo } from '../no-text.js';
import type { Chat, ChatText, JsonChat } from './chat.js';
import type { Reaction } from './reaction.js';

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

const Text = z.object({ text: z.object({ body: z.string() }).optional() });

/** Voice messages and pictures have no name. */
const Attachment = z.object({
  pointer: z
    .object({ fileName: z.string().nullish(), caption: z.string().nullish(), contentType: z.string().nullish() })
    .nullish(),
  flag: z.string().nullish(),
});

const Quote = z.object({ authorId: Id.nullish(), text: z.object({ body: z.string() }).nullish() });

const Contact = z.object({
  name: z.record(z.string(), z.unknown()).nullish(),
  number: z.array(z.object({ value: z.string().nullish() })).nullish(),
  email: z.array(z.object({ value: z.string().nullish() })).nullish(),
  organization: z.string().nullish(),
});

const Call = z.object({ type: z.string().nullish(), direction: z.string().nullish(), state: z.string().nullish() });

const Reactions = z.array(z.object({ emoji: z.string(), authorId: Id, sentTimestamp: Id.nullish() })).nullish();

const Item = z.object({
  chatId: Id,
  authorId: Id,
  dateSent: Id,
  standardMessage: Text.extend({
    attachments: z.array(Attachment).nullish(),
    quote: Quote.nullish(),
    reactions: Reactions,
  }).optional(),
  remoteDeletedMessage: z.object({}).nullish(),
  stickerMessage: z
    .object({ sticker: z.object({ emoji: z.string().nullish() }).nullish(), reactions: Reactions })
    .nullish(),
  contactMessage: z.object({ contact: z.union([Contact, z.array(Contact)]).nullish(), reactions: Reactions }).nullish(),
  viewOnceMessage: z.object({ reactions: Reactions }).nullish(),
  updateMessage: z.object({ individualCall: Call.nullish(), groupCall: z.object({}).nullish() }).nullish(),
  directStoryReplyMessage: z.object({ textReply: Text.nullish() }).nullish(),
  poll: z.object({ question: z.string(), options: z.array(z.object({ option: z.string() })) }).nullish(),
});
type Item = z.infer<typeof Item>;

const ChatItem = z.object({ chatItem: Item.extend({ revisions: z.array(Item).nullish() }) });

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

const attached = ({ pointer, flag }: z.infer<typeof Attachment>) => [
  pointer?.fileName || (flag === 'VOICE_MESSAGE' ? 'Voice message' : pointer?.contentType),
  pointer?.caption,
];

const contactOf = ({ name, number, email, organization }: z.infer<typeof Contact>): string => {
  const names = Object.values(name ?? {}).filter((one) => typeof one === 'string');
  const values = [...(number ?? []), ...(email ?? [])].map(({ value }) => value);
  return [[...new Set(names)].join(' '), organization, ...values].filter(Boolean).join('\n');
};

/** "Audio call, incoming, missed" */
const callOf = ({ type, direction, state }: z.infer<typeof Call>): string => {
  const words = [type ?? 'call', direction, state].filter(Boolean).join(', ').replaceAll('_', ' ').toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};

/** Messages without words. */
const namedIn = ({ remoteDeletedMessage, stickerMessage, contactMessage, viewOnceMessage, updateMessage }: Item) => [
  remoteDeletedMessage && DELETED,
  stickerMessage && ['Sticker', stickerMessage.sticker?.emoji].filter(Boolean).join(', '),
  ...[contactMessage?.contact ?? []].flat().map(contactOf),
  viewOnceMessage && 'View-once message',
  updateMessage?.individualCall && callOf(updateMessage.individualCall),
  updateMessage?.groupCall && 'Group call',
];

const textOf = (item: Item, { names }: Chat): string => {
  const { standardMessage, directStoryReplyMessage, poll } = item;
  const files = (standardMessage?.attachments ?? []).flatMap(attached);
  const pollTexts = poll ? [poll.question, ...poll.options.map(({ option }) => option)] : [];
  const { authorId, text: quoted } = standardMessage?.quote ?? {};
  const reply = quoted?.body && inReplyTo(names.get(`person ${authorId}`), quoted.body);
  const texts = [standardMessage?.text?.body, directStoryReplyMessage?.textReply?.text?.body];
  return [...texts, ...namedIn(item), ...files, ...pollTexts, reply].filter(Boolean).join('\n');
};

const reactionsOf = (item: Item, { names }: Chat): Reaction[] =>
  [item.standardMessage, item.stickerMessage, item.contactMessage, item.viewOnceMessage]
    .flatMap((message) => message?.reactions ?? [])
    .map(({ emoji, authorId, sentTimestamp }) => ({
      emoji,
      who: names.get(`person ${authorId}`) ?? '',
      at: sentTimestamp ? isoOf(Number(sentTimestamp)) : null,
    }));

const chatTextOf = (item: Item, chat: Chat): ChatText => ({
  thread: chat.names.get(`chat ${item.chatId}`) || chat.filename,
  people: [chat.names.get(`person ${item.authorId}`) ?? ''].filter(Boolean),
  at: isoOf(Number(item.dateSent)),
  text: textOf(item, chat),
});

export const signalFrames: JsonChat = {
  source: 'signal',
  learn: (_, value, chat) => learnFrame(value, chat),
  isAbout: (value) => !('chatItem' in (Frame.safeParse(value).data ?? { chatItem: value })),
  read(value, chat) {
    const item = ChatItem.safeParse(value).data?.chatItem;
    if (!item) return undefined;
    const earlier = (item.revisions ?? []).map((revision) => chatTextOf(revision, chat));
    return { ...chatTextOf(item, chat), earlier, reactions: reactionsOf(item, chat) };
  },
};
