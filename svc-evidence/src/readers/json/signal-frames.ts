import { z } from 'zod';
import { isoOf } from '../local-time.js';
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
  pointer: z.object({ fileName: z.string().nullish(), caption: z.string().nullish() }).nullish(),
});

const Reactions = z.array(z.object({ emoji: z.string(), authorId: Id, sentTimestamp: Id.nullish() })).nullish();

const Item = z.object({
  chatId: Id,
  authorId: Id,
  dateSent: Id,
  standardMessage: Text.extend({ attachments: z.array(Attachment).nullish(), reactions: Reactions }).optional(),
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

const textOf = ({ standardMessage, directStoryReplyMessage, poll }: Item): string => {
  const files = (standardMessage?.attachments ?? []).flatMap(({ pointer }) => [pointer?.fileName, pointer?.caption]);
  const pollTexts = poll ? [poll.question, ...poll.options.map(({ option }) => option)] : [];
  const texts = [standardMessage?.text?.body, directStoryReplyMessage?.textReply?.text?.body];
  return [...texts, ...files, ...pollTexts].filter(Boolean).join('\n');
};

const reactionsOf = ({ standardMessage }: Item, { names }: Chat): Reaction[] =>
  (standardMessage?.reactions ?? []).map(({ emoji, authorId, sentTimestamp }) => ({
    emoji,
    who: names.get(`person ${authorId}`) ?? '',
    at: sentTimestamp ? isoOf(Number(sentTimestamp)) : null,
  }));

const chatTextOf = (item: Item, { names, filename }: Chat): ChatText => ({
  thread: names.get(`chat ${item.chatId}`) || filename,
  people: [names.get(`person ${item.authorId}`) ?? ''].filter(Boolean),
  at: isoOf(Number(item.dateSent)),
  text: textOf(item),
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
