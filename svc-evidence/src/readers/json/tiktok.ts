import { z } from 'zod';
import { writtenMoment } from '../written-date.js';
import type { JsonChat } from './chat.js';

const Message = z.strictObject({
  /** In UTC, without a zone. */
  Date: z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}/),
  From: z.string(),
  Content: z.string().nullable(),
});

const HEADING = 'Chat History with ';

/** user_data.json of "Download your data": a list of messages under each "Chat History with sam:". */
export const tiktok: JsonChat = {
  source: 'texts',
  read(value, { filename }, list = '') {
    const message = Message.safeParse(value).data;
    if (!message) return undefined;
    const { Date: date, From, Content } = message;
    const [, partner] = list.split(HEADING);
    return {
      thread: partner?.replace(/:$/, '') || filename,
      people: [From].filter(Boolean),
      at: writtenMoment(`${date.replace(/ UTC$/, '')} UTC`),
      text: Content ?? '',
    };
  },
};
