import { z } from 'zod';
import { writtenBy } from '../correspondent.js';
import { writtenMoment } from '../written-date.js';
import type { JsonChat } from './chat.js';

const Message = z
  .object({
    'Media Type': z.string(),
    /** In UTC. */
    Created: z.string(),
    From: z.string().nullish(),
    To: z.string().nullish(),
    Content: z.string().nullish(),
    /** Until 2021. */
    Text: z.string().nullish(),
    'Conversation Title': z.string().nullish(),
    IsSender: z.boolean().optional(),
  })
  .refine(({ From, To }) => From ?? To);

const TEXT = 'TEXT';

/** chat_history.json of "My Data": one list a conversation, under the other person's name. */
export const snapchat: JsonChat = {
  source: 'snapchat',
  read(value, { filename }, key) {
    const message = Message.safeParse(value).data;
    if (!message) return undefined;
    const { From, To, Content, Text, Created, 'Media Type': media, 'Conversation Title': title } = message;
    const isOfOwner = message.IsSender ?? !From;
    const partner = To ?? (isOfOwner ? (key ?? '') : '');
    return {
      thread: title || To || (message.IsSender === undefined ? From : key) || filename,
      people: writtenBy(From ?? (isOfOwner ? 'Me' : ''), [partner]),
      at: writtenMoment(Created),
      text: Content || Text || (media === TEXT ? '' : media),
    };
  },
};
