import { z } from 'zod';
import { isoOf } from '../local-time.js';
import type { JsonChat } from './chat.js';
import type { Reaction } from './reaction.js';

const Profile = z.object({ real_name: z.string().nullish(), display_name: z.string().nullish() });

const Message = z.object({
  type: z.literal('message'),
  /** Seconds, and a number that makes it distinct. */
  ts: z.string().regex(/^\d{10}\.\d{1,6}$/),
  text: z.string(),
  user: z.string().optional(),
  username: z.string().nullish(),
  user_profile: Profile.optional(),
  files: z.array(z.object({ name: z.string().nullish(), title: z.string().nullish() })).optional(),
  blocks: z.array(z.unknown()).optional(),
  reactions: z.array(z.object({ name: z.string(), users: z.array(z.string()).optional() })).optional(),
});

const Block = z.object({
  type: z.string().optional(),
  text: z.unknown().optional(),
  url: z.string().optional(),
  user_id: z.string().optional(),
  elements: z.array(z.unknown()).optional(),
  fields: z.array(z.unknown()).optional(),
});

const INLINE = /^rich_text_(?:section|quote|preformatted)$/;

/** Words of a message that are only in its blocks. */
const wordsIn = (value: unknown): string => {
  const { type = '', text, url, user_id, elements = [], fields = [] } = Block.safeParse(value).data ?? {};
  const own = typeof text === 'string' ? text : text ? wordsIn(text) : (url ?? (user_id ? `<@${user_id}>` : ''));
  const inner = [...elements, ...fields].map(wordsIn).join(INLINE.test(type) ? '' : '\n');
  return [own, inner].filter(Boolean).join('\n');
};

/** Short names of Slack that are not those of Unicode. */
const signs: Record<string, string | undefined> = {
  '+1': '👍',
  thumbsup: '👍',
  '-1': '👎',
  thumbsdown: '👎',
  heart: '❤️',
  white_check_mark: '✅',
  ok_hand: '👌',
};

/** "<@U1> see <https://example.ca|the plan>" */
const plain = (text: string, names: Map<string, string>): string =>
  text
    .replace(/<@([A-Z0-9]{1,20})(?:\|([^<>]*))?>/g, (_, id: string, name?: string) => `@${name || names.get(id) || id}`)
    .replace(/<(https?:[^<>|]*)(?:\|([^<>]*))?>/g, (_, link: string, said?: string) =>
      said ? `${said} (${link})` : link,
    )
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** One day of a channel; names come from the profiles of the messages. */
export const slack: JsonChat = {
  source: 'texts',
  read(value, { filename, names }) {
    const message = Message.safeParse(value).data;
    if (!message) return undefined;
    const { ts, text, user = '', username, user_profile: profile, files = [], blocks = [], reactions = [] } = message;
    const name = profile?.real_name || profile?.display_name || username || names.get(user) || user;
    if (user) names.set(user, name);
    const given = reactions.flatMap(({ name: sign, users = [] }): Reaction[] =>
      users.map((who) => ({
        emoji: signs[sign.split('::')[0] ?? ''] ?? sign.replaceAll('_', ' '),
        who: names.get(who) ?? who,
      })),
    );
    return {
      thread: filename,
      people: [name].filter(Boolean),
      at: isoOf(Math.round(Number(ts) * 1_000)),
      text: [plain(text || blocks.map(wordsIn).join('\n'), names), ...files.map((file) => file.name || file.title)]
        .filter(Boolean)
        .join('\n'),
      reactions: given,
    };
  },
};
