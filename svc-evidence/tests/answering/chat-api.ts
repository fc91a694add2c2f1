import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

/** A request as OpenAI's chat API takes it, and nothing beyond what the product has to send. */
const ChatRequest = z.strictObject({
  model: z.literal('test-model'),
  messages: z.tuple([
    z.strictObject({ role: z.literal('system'), content: z.string().min(1) }),
    z.strictObject({ role: z.literal('user'), content: z.string().max(20_000) }),
  ]),
  response_format: z
    .discriminatedUnion('type', [
      z.strictObject({
        type: z.literal('json_schema'),
        json_schema: z.strictObject({
          name: z.string().regex(/^[\w-]{1,64}$/),
          strict: z.literal(true),
          schema: z.looseObject({ type: z.literal('object'), additionalProperties: z.literal(false) }),
        }),
      }),
      z.strictObject({ type: z.literal('json_object') }),
    ])
    .optional(),
  max_completion_tokens: z.int().min(1).max(4_000),
  store: z.literal(false),
});

const Data = z.strictObject({
  question: z.string(),
  passages: z.array(
    z.strictObject({
      passage: z.int(),
      by: z.string().nullable(),
      to: z.array(z.string()),
      on: z.string().nullable(),
      text: z.string(),
    }),
  ),
});

/** What the product asked: the data between the two markers, read as an assistant would. */
export interface Asked extends z.infer<typeof Data> {
  /** As what the answer was asked for: `text` where no format was given. */
  format: 'json_schema' | 'json_object' | 'text';
  marker: string;
  instructions: string;
  /** The number of the passage in which some words stand. */
  numberOf(words: string): number;
}

const askedIn = ({ messages: [system, user], response_format }: z.infer<typeof ChatRequest>): Asked => {
  const [marker = '', data = '', end] = user.content.split('\n');
  if (marker !== end || !system.content.includes(marker)) throw new Error('the data is not marked');
  const { question, passages } = Data.parse(JSON.parse(data));
  const numberOf = (words: string) => passages.find(({ text }) => text.includes(words))?.passage ?? 0;
  const format = response_format?.type ?? 'text';
  // A server refuses json_object where no message asks for JSON.
  if (format === 'json_object' && !system.content.includes('JSON')) throw new Error('JSON is not asked for');
  return { format, marker, instructions: system.content, question, passages, numberOf };
};

/** A script: what the assistant answers; the status and the body where it is more than an answer. */
export type Script = (asked: Asked) => unknown;

/** For a script that answers with something else than what it has to. */
export class Raw {
  constructor(
    readonly status: number,
    readonly body: string,
    readonly headers: Record<string, string> = {},
  ) {}
}

const completion = (content: string) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1_795_564_800,
  model: 'test-model',
  choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content, refusal: null } }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
});

/** A server that speaks OpenAI's chat API on this machine, is strict about what it is asked, and answers by script. */
export const startChatApi = async (key: string | null) => {
  const asked: Asked[] = [];
  const refused: string[] = [];
  let script: Script = () => ({ sentences: [] });

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') throw new Error(`${request.url}`);
    if (request.headers.authorization !== (key === null ? undefined : `Bearer ${key}`)) throw new Error('the key');
    const one = askedIn(ChatRequest.parse(await json(request)));
    asked.push(one);
    const said = await script(one);
    const { status, body, headers } =
      said instanceof Raw ? said : new Raw(200, JSON.stringify(completion(JSON.stringify(said))));
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      refused.push(String(error));
      response.writeHead(400).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;

  return {
    host: `127.0.0.1:${port}`,
    url: `http://127.0.0.1:${port}/v1`,
    /** What it was asked, and what it refused because it was not asked as it has to be. */
    asked,
    refused,
    says(next: Script): void {
      script = next;
    },
    content: (text: string) => new Raw(200, JSON.stringify(completion(text))),
    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
};

export type ChatApi = Awaited<ReturnType<typeof startChatApi>>;
