import { timeOfDay, weekdayMonthFirst } from '@evenhand/contracts/toronto';
import { z } from 'zod';
import { isoOf } from '../local-time.js';
import { writtenMoment } from '../written-date.js';
import type { JsonChat } from './chat.js';
import type { Reaction } from './reaction.js';

const Piece = z.looseObject({ text: z.string(), href: z.string().optional() });
const Text = z.union([z.string(), z.array(z.union([z.string(), Piece]))]);

const ServiceMessage = z.object({
  actor: z.string().nullish(),
  from: z.string().nullish(),
  action: z.string().nullish(),
  title: z.string().nullish(),
  members: z.array(z.string().nullable()).nullish(),
  duration_seconds: z.number().nullish(),
  discard_reason: z.string().nullish(),
  information_text: z.string().nullish(),
});

const Sent = z.object({
  contact_information: z
    .object({
      first_name: z.string().nullish(),
      last_name: z.string().nullish(),
      phone_number: z.string().nullish(),
    })
    .nullish(),
  place_name: z.string().nullish(),
  address: z.string().nullish(),
  location_information: z.object({ latitude: z.number(), longitude: z.number() }).nullish(),
});

const Reactions = z.array(
  z.object({
    emoji: z.string().optional(),
    type: z.string().optional(),
    count: z.number().optional(),
    recent: z.array(z.object({ from: z.string().nullish(), date: z.string().optional() })).optional(),
  }),
);

/** Custom signs are pictures without a name. */
const reactionsOf = (value: unknown): Reaction[] =>
  (Reactions.safeParse(value).data ?? []).flatMap(({ emoji, type, count, recent = [] }) => {
    const sign = emoji ?? (type === 'paid' ? '⭐' : 'custom sign');
    const given = recent.map(({ from, date }) => ({ emoji: sign, who: from ?? '', at: writtenMoment(date ?? '') }));
    const left = (count ?? 0) - given.length;
    return left > 0 ? [...given, { emoji: sign, who: '', count: left }] : given;
  });

const Message = z
  .object({
    type: z.string().optional(),
    date: z.string().optional(),
    date_unixtime: z.coerce.string().optional(),
    text: Text,
    file: z.string().optional(),
    file_name: z.string().optional(),
    photo: z.string().optional(),
    media_type: z.string().optional(),
    sticker_emoji: z.string().optional(),
    forwarded_from: z.string().nullish(),
    edited: z.string().optional(),
    edited_unixtime: z.coerce.string().optional(),
    reactions: z.unknown().optional(),
    poll: z.object({ question: Text, answers: z.array(z.object({ text: Text })) }).optional(),
    ...ServiceMessage.shape,
    ...Sent.shape,
  })
  // Excludes other lists with a date and a text.
  .refine(({ type, date, date_unixtime }) => date_unixtime || (date && (type === 'message' || type === 'service')));

const Name = z.string();

/** "here (https://example.ca)" */
const linked = ({ text, href }: z.infer<typeof Piece>): string => (href && href !== text ? `${text} (${href})` : text);

const plain = (text: z.infer<typeof Text>): string =>
  typeof text === 'string' ? text : text.map((part) => (typeof part === 'string' ? part : linked(part))).join('');

/** "(File not included. …)" replaces a file that was left out. */
const nameOf = (file = ''): string => (file.startsWith('(') ? '' : file.slice(file.lastIndexOf('/') + 1));

/** "Ann, phone call, 125 seconds, hangup" */
const serviceText = (message: z.infer<typeof ServiceMessage>): string => {
  const { actor, from, action, title, members, duration_seconds: seconds, discard_reason, information_text } = message;
  const what = [action?.replaceAll('_', ' '), title, ...(members ?? []), seconds && `${seconds} seconds`];
  return [actor ?? from, ...what, discard_reason, information_text].filter(Boolean).join(', ');
};

/** A recording that was left out of the export has no file name. */
const recordings: Record<string, string | undefined> = {
  voice_message: 'Voice message',
  video_message: 'Video message',
  audio_file: 'Audio file',
  video_file: 'Video',
  sticker: 'Sticker',
  animation: 'Animation',
};

const recordingOf = ({ media_type = '', duration_seconds, sticker_emoji, type }: z.infer<typeof Message>): string => {
  const called = type === 'service' ? undefined : recordings[media_type];
  return called
    ? [called, sticker_emoji, duration_seconds && `${duration_seconds} seconds`].filter(Boolean).join(', ')
    : '';
};

const sentIn = ({ contact_information: contact, place_name, address, location_information }: z.infer<typeof Sent>) => [
  [contact?.first_name, contact?.last_name].filter(Boolean).join(' '),
  contact?.phone_number,
  place_name,
  address,
  location_information && `${location_information.latitude}, ${location_information.longitude}`,
];

const timeOf = (date = '', unixtime = ''): string | null =>
  unixtime ? isoOf(Number(unixtime) * 1_000) : writtenMoment(date);

/** Null for an author whose account is deleted. */
const forwardedBy = ({ forwarded_from: author }: z.infer<typeof Message>): string =>
  author === undefined ? '' : `Forwarded from ${author || 'a deleted account'}: `;

/** "Edited Tuesday, March 5, 2024 at 9:18 PM" */
const editOf = ({ edited, edited_unixtime }: z.infer<typeof Message>): string => {
  const at = timeOf(edited, edited_unixtime);
  return at ? `Edited ${weekdayMonthFirst(at)} at ${timeOfDay(at)}` : '';
};

const textOf = (message: z.infer<typeof Message>): string => {
  const { type, text, file, file_name, photo, poll } = message;
  const service = type === 'service' ? serviceText(message) : '';
  const pollTexts = poll ? [poll.question, ...poll.answers.map((answer) => answer.text)].map(plain) : [];
  const files = [file_name ?? nameOf(file), nameOf(photo)];
  const all = [service, recordingOf(message), plain(text), ...pollTexts, ...sentIn(message), ...files, editOf(message)];
  return forwardedBy(message) + all.filter(Boolean).join('\n');
};

export const telegram: JsonChat = {
  source: 'telegram',
  learn(path, value, chat) {
    if (/^(?:(?:left_)?chats\.list\.\*\.)?name$/.test(path)) chat.name = Name.safeParse(value).data;
    // "Saved Messages" has no name, so the previous chat's name would remain.
    if (path === 'chats.list.*.type' && value === 'saved_messages') chat.name = 'Saved Messages';
  },
  read(value, { name, filename }) {
    const message = Message.safeParse(value).data;
    if (!message) return undefined;
    const { type, date, date_unixtime, from } = message;
    return {
      thread: name ?? filename,
      people: from && type !== 'service' ? [from] : [],
      at: timeOf(date, date_unixtime),
      text: textOf(message),
      reactions: reactionsOf(message.reactions),
    };
  },
};
