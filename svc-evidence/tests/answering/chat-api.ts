import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

/** Aborts the wait once the assistant, which never answers, was asked. */
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

/** The request's data between its two markers. */
export interface ReceivedRequest extends z.infer<typeof Data> {
  /** `text` without a response format. */
  format: 'json_schema' | 'json_object' | 'text';
  marker: string;
  instructions: string;
  numberOf(words: string): number;
}

const askedIn = ({ messages: [system, user], response_format }: z.infer<typeof ChatRequest>): ReceivedRequest => {
  const [marker = '', data = '', end] = user.content.split('\n');
  if (marker !== end || !system.content.includes(marker)) throw new Error('the data is not marked');
  const { question, passages } = Data.parse(JSON.parse(data));
  const numberOf = (words: string) => passages.find(({ text }) => text.includes(words))?.passage ?? 0;
  const format = response_format?.type ?? 'text';
  // OpenAI refuses json_object unless a message contains "JSON".
  if (format === 'json_object' && !system.content.includes('JSON')) throw new Error('JSON is not asked for');
  return { format, marker, instructions: system.content, question, passages, numberOf };
};

/** Returns the answer, or status and body. */
export type Script = (asked: ReceivedRequest) => unknown;

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

/** An OpenAI-compatible server that validates requests and answers by script. */
export const startChatApi = async (key: string | null) => {
  const asked: ReceivedRequest[] = [];
  const refused: string[] = [];
  let script: Script = () => ({ sentences: [] });

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') throw new Error(`${request.url}`);
    if (request.headers.authorization !== (key === null ? undefined : `Bearer ${key}`)) throw new Error('the key');
    const one = askedIn(ChatRequest.parse(await json(request)));
    asked.push(one);
    const answer = await script(one);
    const { status, body, headers } =
      answer instanceof Raw ? answer : new Raw(200, JSON.stringify(completion(JSON.stringify(answer))));
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
    /** Valid requests, and reasons of refused ones. */
    asked,
    refused,
    answer(next: Script): void {
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
