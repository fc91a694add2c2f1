import type OpenAI from 'openai';
import { z } from 'zod';
import { Reply } from './reply.js';

type Format = OpenAI.Chat.ChatCompletionCreateParamsNonStreaming['response_format'];

/** How a server is asked for JSON, the strictest first: by a schema, as any JSON, or by the instructions alone. */
export const DIALECTS = ['json_schema', 'json_object', 'text'] as const;
export type Dialect = (typeof DIALECTS)[number];

/** What is sent as `response_format`: nothing for servers that do not know the parameter. */
export const formatIn = (dialect: Dialect): Format => {
  if (dialect === 'text') return undefined;
  if (dialect === 'json_object') return { type: 'json_object' };
  return { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema: z.toJSONSchema(Reply) } };
};

/** Old releases of llama.cpp answer 500 to a format that they do not know. */
const REFUSING = new Set([400, 422, 500]);

const Refusal = z.object({
  status: z.number().refine((status) => REFUSING.has(status)),
  message: z.string(),
  /** What the body says in `error`; some servers give their reason elsewhere, where the client does not read it. */
  error: z.unknown(),
});

/** Whether a server refused the format that it was asked for, or a request for a reason that cannot be read. */
export const refusesFormat = (error: unknown): boolean => {
  const { data: refusal } = Refusal.safeParse(error);
  if (!refusal) return false;
  const isUnread = refusal.status !== 500 && refusal.error === undefined;
  return isUnread || /response_?format|json_(?:schema|object)/iu.test(refusal.message);
};
