import { z } from 'zod';
import { writtenBy } from '../correspondent.js';
import type { Chat, JsonChat } from '../json/chat.js';
import { isoOf } from '../local-time.js';
import { textOfMailHtml } from './html.js';

const Exported = z.object({
  from: z.string(),
  originalarrivaltime: z.string(),
  content: z.string(),
  messagetype: z.string(),
  conversationid: z.string().optional(),
  displayName: z.string().nullish(),
});

/** "8:live:sam": a person; other numbers are groups and calls. */
const withoutKind = (id: string): string => id.replace(/^\d+:(?:live:)?/, '');

const OWNER = 'owner';
const CURRENT = 'current';

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
    const { from, originalarrivaltime, content, conversationid: id = '', displayName } = message;
    const thread = chat.names.get(id) || withoutKind(id) || chat.filename;
    const sender = senderOf(from, displayName, chat);
    return {
      thread,
      people: writtenBy(sender, sender === 'Me' && chat.names.has(id) ? [thread] : []),
      at: isoOf(originalarrivaltime),
      text: textOfMailHtml(content),
    };
  },
};

const Graph = z.object({
  createdDateTime: z.string(),
  from: z.object({ user: z.object({ displayName: z.string().nullish() }).nullish() }).nullish(),
  body: z.object({ contentType: z.string(), content: z.string().nullish() }),
  attachments: z.array(z.object({ name: z.string().nullish() })).nullish(),
});

/** chatMessage of Microsoft Graph, as eDiscovery and scripts export it. */
export const teamsAtWork: JsonChat = {
  source: 'teams',
  read(value, { filename }) {
    const message = Graph.safeParse(value).data;
    if (!message) return undefined;
    const { createdDateTime, from, body, attachments } = message;
    const text = body.contentType === 'html' ? textOfMailHtml(body.content ?? '') : (body.content ?? '');
    return {
      thread: filename,
      people: writtenBy(from?.user?.displayName ?? '', []),
      at: isoOf(createdDateTime),
      text: [text, ...(attachments ?? []).map(({ name }) => name)].filter(Boolean).join('\n'),
    };
  },
};
