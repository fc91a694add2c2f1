import type OpenAI from 'openai';
import { z } from 'zod';
import { Reply } from './reply.js';

type Format = OpenAI.Chat.ChatCompletionCreateParamsNonStreaming['response_format'];

/** Response formats, the strictest first: JSON schema, any JSON, instructions alone. */
export const DIALECTS = ['json_schema', 'json_object', 'text'] as const;
export type Dialect = (typeof DIALECTS)[number];

export const formatIn = (dialect: Dialect): Format => {
  if (dialect === 'text') return undefined;
  if (dialect === 'json_object') return { type: 'json_object' };
  return { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema: z.toJSONSchema(Reply) } };
};

/** llama.cpp before 2024 answers 500 to an unknown format. */
const REFUSING = new Set([400, 422, 500]);

const Refusal = z.object({
  status: z.number().refine((status) => REFUSING.has(status)),
  message: z.string(),
  /** Some servers give their reason in a field that the client does not read. */
  error: z.unknown(),
});

export const refusesFormat = (error: unknown): boolean => {
  const { data: refusal } = Refusal.safeParse(error);
  if (!refusal) return false;
  const isUnread = refusal.status !== 500 && refusal.error === undefined;
  return isUnread || /response_?format|json_(?:schema|object)/iu.test(refusal.message);
};
