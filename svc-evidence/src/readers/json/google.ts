import { z } from 'zod';
import { isoOf } from '../local-time.js';
import { DELETED, inReplyTo } from '../no-text.js';
import { writtenMoment } from '../written-date.js';
import type { JsonChat } from './chat.js';

const Message = z
  .object({
    creator: z.object({ name: z.string().optional(), email: z.string().optional() }).optional(),
    created_date: z.string().optional(),
    /** Replaces created_date in an edited message. */
    updated_date: z.string().optional(),
    text: z.string().optional(),
    topic_id: z.string().optional(),
    message_state: z.string().optional(),
    quoted_message_metadata: z
      .object({ creator: z.object({ name: z.string().optional() }).optional(), text: z.string().optional() })
      .optional(),
    reactions: z
      .array(z.object({ emoji: z.object({ unicode: z.string() }), reactor_emails: z.array(z.string()).optional() }))
      .optional(),
    attached_files: z.array(z.object({ original_name: z.string().optional() })).optional(),
  })
  .refine(({ created_date, updated_date }) => created_date ?? updated_date)
  // Excludes other lists with creation dates.
  .refine(({ creator, topic_id }) => creator ?? topic_id);

/** Google Chat (Takeout): one conversation a file. A "topic" is one message, or a thread. */
export const googleChat: JsonChat = {
  source: 'google-chat',
  read(value, { filename }) {
    const message = Message.safeParse(value).data;
    if (!message) return undefined;
    const { creator, created_date, updated_date, text, attached_files, quoted_message_metadata: quoted } = message;
    const deleted = message.message_state === 'DELETED' && !text ? DELETED : '';
    const files = (attached_files ?? []).map(({ original_name }) => original_name);
    return {
      thread: filename,
      people: [creator?.name ?? creator?.email ?? ''].filter(Boolean),
      at: writtenMoment(created_date ?? updated_date ?? ''),
      text: [text, deleted, ...files, quoted?.text && inReplyTo(quoted.creator?.name, quoted.text)]
        .filter(Boolean)
        .join('\n'),
      reactions: (message.reactions ?? []).flatMap(({ emoji, reactor_emails = [] }) =>
        reactor_emails.map((who) => ({ emoji: emoji.unicode, who })),
      ),
    };
  },
};

const Id = z.object({ gaia_id: z.string().optional(), chat_id: z.string().optional() });
const idOf = ({ gaia_id, chat_id }: z.infer<typeof Id>): string => gaia_id ?? chat_id ?? '';

const Conversation = z.object({
  id: z.object({ id: z.string() }),
  name: z.string().optional(),
  participant_data: z.array(z.object({ id: Id, fallback_name: z.string().optional() })),
});
/** Exports of 2016 and later wrap it. */
const Wrapped = z.object({ conversation: Conversation }).transform(({ conversation }) => conversation);

const Event = z.object({
  conversation_id: z.object({ id: z.string() }),
  sender_id: Id,
  /** Microseconds. */
  timestamp: z.union([z.string().regex(/^\d+$/), z.number()]),
  chat_message: z
    .object({
      message_content: z.object({
        segment: z.array(z.object({ type: z.string(), text: z.string().optional() })).optional(),
      }),
    })
    .optional(),
});

export const hangouts: JsonChat = {
  source: 'google-chat',
  learn(path, value, { names }) {
    const found = path.endsWith('.conversation') ? z.union([Wrapped, Conversation]).safeParse(value).data : undefined;
    if (!found) return;
    const { id, name, participant_data } = found;
    for (const { id: person, fallback_name = '' } of participant_data)
      for (const one of [person.gaia_id, person.chat_id]) if (one) names.set(one, fallback_name);
    const people = participant_data.map(({ fallback_name }) => fallback_name).filter(Boolean);
    names.set(id.id, name || people.join(', '));
  },
  read(value, { names }) {
    const event = Event.safeParse(value).data;
    if (!event) return undefined;
    const { conversation_id, sender_id, timestamp, chat_message } = event;
    const segments = chat_message?.message_content.segment ?? [];
    const named = () => ({
      thread: names.get(conversation_id.id) || conversation_id.id,
      people: [names.get(idOf(sender_id)) || idOf(sender_id)].filter(Boolean),
    });
    return {
      ...named(),
      at: isoOf(Math.floor(Number(timestamp) / 1_000)),
      text: segments.map(({ type, text }) => (type === 'LINE_BREAK' ? '\n' : (text ?? ''))).join(''),
      ...(!names.has(conversation_id.id) && { named }),
    };
  },
};
