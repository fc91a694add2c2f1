import { z } from 'zod';
import { writtenBy } from '../correspondent.js';
import type { Chat, JsonChat } from '../json/chat.js';
import type { Reaction } from '../json/reaction.js';
import { isoOf } from '../local-time.js';
import { textOfMailHtml } from './html.js';

const Exported = z.object({
  from: z.string(),
  originalarrivaltime: z.string(),
  content: z.string(),
  messagetype: z.string(),
  conversationid: z.string().optional(),
  displayName: z.string().nullish(),
  properties: z.object({ emotions: z.unknown().optional() }).nullish(),
});

/** Names of Teams for the signs that its messages had first. */
const signs: Record<string, string | undefined> = {
  like: '👍',
  yes: '👍',
  heart: '❤️',
  laugh: '😆',
  surprised: '😮',
  sad: '😢',
  angry: '😠',
};
const signOf = (name: string): string => signs[name] ?? name;

const Emotions = z.array(
  z.object({ key: z.string(), users: z.array(z.object({ mri: z.string(), time: z.number().optional() })) }),
);

/** A list, or the JSON text of one. */
const emotionsIn = (value: unknown, named: (id: string) => string): Reaction[] => {
  const list = typeof value === 'string' ? parsed(value) : value;
  return (Emotions.safeParse(list).data ?? []).flatMap(({ key, users }) =>
    users.map(({ mri, time }) => ({ emoji: signOf(key), who: named(mri), ...(time && { at: isoOf(time) }) })),
  );
};

/** "8:live:sam": a person; other numbers are groups and calls. */
const withoutKind = (id: string): string => id.replace(/^\d+:(?:live:)?/, '');

const OWNER = 'owner';
const CURRENT = 'current';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const senderOf = (from: string, displayName: string | null | undefined, { names }: Chat): string =>
  from === names.get(OWNER) ? 'Me' : displayName || names.get(from) || withoutKind(from);

/** messages.json of Teams (personal) and Skype: all conversations in one file. */
export const teams: JsonChat = {
  source: 'teams',
  learn(path, value, { names }) {
    const text = z.string().safeParse(value).data;
    if (path === 'userId' && text) names.set(OWNER, text);
    if (path === 'conversations.*.id' && text) names.set(CURRENT, text);
    if (path === 'conversations.*.displayName' && text) names.set(names.get(CURRENT) ?? '', text);
  },
  read(value, chat) {
    const message = Exported.safeParse(value).data;
    if (!message) return undefined;
    const { from, originalarrivaltime, content, conversationid: id = '', displayName, properties } = message;
    const thread = chat.names.get(id) || withoutKind(id) || chat.filename;
    const sender = senderOf(from, displayName, chat);
    return {
      thread,
      people: writtenBy(sender, sender === 'Me' && chat.names.has(id) ? [thread] : []),
      at: isoOf(originalarrivaltime),
      text: textOfMailHtml(content),
      reactions: emotionsIn(properties?.emotions, (person) => senderOf(person, null, chat)),
    };
  },
};

const Graph = z.object({
  createdDateTime: z.string(),
  from: z.object({ user: z.object({ displayName: z.string().nullish() }).nullish() }).nullish(),
  body: z.object({ contentType: z.string(), content: z.string().nullish() }),
  attachments: z.array(z.object({ name: z.string().nullish() })).nullish(),
  reactions: z
    .array(
      z.object({
        reactionType: z.string(),
        createdDateTime: z.string().nullish(),
        user: z.object({ user: z.object({ displayName: z.string().nullish() }).nullish() }).nullish(),
      }),
    )
    .nullish(),
});

/** chatMessage of Microsoft Graph, as eDiscovery and scripts export it. */
export const teamsAtWork: JsonChat = {
  source: 'teams',
  read(value, { filename }) {
    const message = Graph.safeParse(value).data;
    if (!message) return undefined;
    const { createdDateTime, from, body, attachments, reactions } = message;
    const text = body.contentType === 'html' ? textOfMailHtml(body.content ?? '') : (body.content ?? '');
    return {
      thread: filename,
      people: writtenBy(from?.user?.displayName ?? '', []),
      at: isoOf(createdDateTime),
      text: [text, ...(attachments ?? []).map(({ name }) => name)].filter(Boolean).join('\n'),
      reactions: (reactions ?? []).map(({ reactionType, createdDateTime: at, user }) => ({
        emoji: signOf(reactionType),
        who: user?.user?.displayName ?? '',
        ...(at && { at: isoOf(at) }),
      })),
    };
  },
};
