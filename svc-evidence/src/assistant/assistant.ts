import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { LOG, type Log } from '@evenhand/service-kit/logs/log';
import { Inject, Injectable } from '@nestjs/common';
import type OpenAI from 'openai';
import { z } from 'zod';
import type { Config } from '../config.js';
import { DIALECTS, type Dialect, formatIn, refusesFormat } from './dialects.js';
import { promptOf, type ShownPassage } from './prompt.js';
import { type Reply, replyIn } from './reply.js';

/** fetch with a bound on the answer's length; follows no redirect. */
const boundedFetch =
  (longest: number) =>
  async (address: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const response = await fetch(address, { ...init, redirect: 'error' });
    let length = 0;
    const bounded = new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, pieces) {
        length += piece.length;
        if (length > longest) pieces.error(new RangeError('the answer is too long'));
        else pieces.enqueue(piece);
      },
    });
    return new Response(response.body?.pipeThrough(bounded), response);
  };

const LONGEST_ANSWER_TOKENS = 2_000;
const LONGEST_ANSWER_BYTES = 131_072;

type Messages = ReturnType<typeof promptOf>;
type Settings = Pick<Config, 'AI_BASE_URL' | 'AI_API_KEY' | 'AI_MODEL' | 'AI_TIMEOUT_MS'>;

/** Loaded only where a provider is configured: 35 MB. */
const clientOf = async ({ AI_BASE_URL, AI_API_KEY }: Settings): Promise<OpenAI> => {
  const { OpenAI } = await import('openai');
  return new OpenAI({
    baseURL: AI_BASE_URL,
    // A local server may need no key, but the client requires some text.
    apiKey: AI_API_KEY ?? 'none',
    defaultHeaders: AI_API_KEY ? {} : { Authorization: null },
    organization: null,
    project: null,
    maxRetries: 0,
    logLevel: 'off',
    fetch: boundedFetch(LONGEST_ANSWER_BYTES),
  });
};

/** An OpenAI-compatible server that the operator configures. Its output is untrusted. */
@Injectable()
export class Assistant {
  readonly provider: string | null;
  private readonly client?: Promise<OpenAI>;
  private dialect: Dialect = DIALECTS[0];

  constructor(
    @Inject(CONFIG) private readonly config: Settings,
    @Inject(LOG) private readonly log: Log,
  ) {
    this.provider = config.AI_BASE_URL ? new URL(config.AI_BASE_URL).host : null;
    if (this.provider) this.client = clientOf(config);
  }

  /** Null when the answer is late or malformed. */
  async ask(question: string, passages: ShownPassage[]): Promise<Reply | null> {
    const client = await this.client;
    const signal = AbortSignal.timeout(this.config.AI_TIMEOUT_MS);
    try {
      return client ? await this.complete(client, promptOf(question, passages), signal) : null;
    } catch (error) {
      // The error may quote the question or the answer, so it is not logged.
      this.log.warn({ why: signal.aborted ? 'timeout' : reasonOf(error) }, 'no usable answer from the AI provider');
      return null;
    }
  }

  /** Falls back to the other formats only when the server refuses one. */
  private async complete(client: OpenAI, messages: Messages, signal: AbortSignal): Promise<Reply> {
    const [first, ...others] = [this.dialect, ...DIALECTS.filter((other) => other !== this.dialect)];
    let content = this.contentIn(first, client, messages, signal);
    for (const dialect of others)
      content = content.catch((error: unknown) => {
        if (!refusesFormat(error)) throw error;
        return this.contentIn(dialect, client, messages, signal);
      });
    return replyIn(await content);
  }

  private async contentIn(dialect: Dialect, client: OpenAI, messages: Messages, signal: AbortSignal): Promise<string> {
    const completion = await client.chat.completions.create(
      {
        model: this.config.AI_MODEL ?? '',
        messages,
        response_format: formatIn(dialect),
        max_completion_tokens: LONGEST_ANSWER_TOKENS,
        store: false,
      },
      { signal },
    );
    this.dialect = dialect;
    return completion.choices[0]?.message.content ?? '';
  }
}

const reasonOf = (error: unknown): string => {
  if (error instanceof SyntaxError || error instanceof z.ZodError) return 'not as it has to be';
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof status === 'number' ? `status ${status}` : 'not reached';
};
