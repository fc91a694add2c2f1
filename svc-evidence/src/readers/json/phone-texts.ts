import { z } from 'zod';
import { OF_OWNER, RECEIVED, UNSENT } from '../android-boxes.js';
import { writtenBy } from '../correspondent.js';
import { NO_TEXT } from '../no-text.js';
import { writtenMoment } from '../written-date.js';
import type { JsonChat } from './chat.js';

const Written = z.union([z.string(), z.number()]).transform(String);

const Part = z.object({
  ct: z.string().nullish(),
  cl: z.string().nullish(),
  name: z.string().nullish(),
  text: z.string().nullish(),
});

const SMIL = 'application/smil';

const textOfPart = ({ ct, cl, name, text }: z.infer<typeof Part>): string =>
  ct === SMIL ? '' : text || cl || name || ct || '';

/** In an MMS the text is one of several parts. */
const Message = z
  .object({
    address: z.string().optional(),
    date: Written,
    type: Written.optional(),
    msg_box: Written.optional(),
    body: z.string().nullish(),
    __parts: z.array(Part).nullish(),
    __sender_address: z.object({ address: z.string(), __display_name: z.string().optional() }).optional(),
    __display_name: z.string().optional(),
    contact_name: z.string().optional(),
    thread_id: Written.optional(),
  })
  .refine(({ address, __sender_address: sender }) => address ?? sender)
  // Excludes other lists with addresses and dates, such as of houses.
  .refine(({ type, msg_box }) => type ?? msg_box)
  .refine(({ body, __parts: parts }) => (body ?? parts) !== undefined);

const peopleOf = (box: string, other: string, isToOther: boolean): string[] => {
  if (box === RECEIVED) return writtenBy(other, []);
  return writtenBy(OF_OWNER.test(box) ? 'Me' : '', isToOther ? [other] : []);
};

export const phoneTexts: JsonChat = {
  source: 'texts',
  read(value, { filename }) {
    const message = Message.safeParse(value).data;
    if (!message) return undefined;
    const { __sender_address: sender, __parts: parts } = message;
    const called = message.__display_name || message.contact_name || sender?.__display_name;
    const other = called || message.address || sender?.address || '';
    const box = message.type ?? message.msg_box ?? '';
    const text = [message.body, ...(parts ?? []).map(textOfPart)].filter((one) => one?.trim()).join('\n');
    return {
      thread: message.address ? other : (message.thread_id ?? filename),
      people: peopleOf(box, other, Boolean(message.address)),
      at: writtenMoment(message.date),
      text: [UNSENT[box], text || NO_TEXT].filter(Boolean).join('\n'),
    };
  },
};
