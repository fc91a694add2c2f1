import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { LOG, type Log } from '@evenhand/service-kit/logs/log';
import { Inject, Injectable } from '@nestjs/common';
import OpenAI, { APIError, APIUserAbortError } from 'openai';
import { z } from 'zod';
import type { Config } from '../config.js';
import { boundedFetch } from './bounded-fetch.js';
import { promptOf, type ShownPassage } from './prompt.js';
import { Reply } from './reply.js';

const LONGEST_ANSWER_TOKENS = 2_000;
const LONGEST_ANSWER_BYTES = 131_072;

type Settings = Pick<Config, 'AI_BASE_URL' | 'AI_API_KEY' | 'AI_MODEL' | 'AI_TIMEOUT_MS'>;

const clientOf = ({ AI_BASE_URL, AI_API_KEY }: Settings): OpenAI =>
  new OpenAI({
    baseURL: AI_BASE_URL,
    // A server of one's own may ask for no key; the client wants some text, and then leaves it out.
    apiKey: AI_API_KEY ?? 'none',
    defaultHeaders: AI_API_KEY ? {} : { Authorization: null },
    organization: null,
    project: null,
    maxRetries: 0,
    logLevel: 'off',
    fetch: boundedFetch(LONGEST_ANSWER_BYTES),
  });

/** Whatever speaks OpenAI's chat API where the operator says. What it answers is a claim and no more. */
@Injectable()
export class Assistant {
  /** The host that is asked; null when there is none. */
  readonly provider: string | null;
  private readonly client?: OpenAI;

  constructor(
    @Inject(CONFIG) private readonly config: Settings,
    @Inject(LOG) private readonly log: Log,
  ) {
    this.provider = config.AI_BASE_URL ? new URL(config.AI_BASE_URL).host : null;
    if (this.provider) this.client = clientOf(config);
  }

  /** What it answers from these passages; null when it does not answer, not in time, or not as it has to. */
  async ask(question: string, passages: ShownPassage[]): Promise<Reply | null> {
    try {
      return Reply.parse(JSON.parse(await this.complete(question, passages)));
    } catch (error) {
      // The error itself may repeat what was asked or answered.
      this.log.warn({ why: reasonOf(error) }, 'the assistant gave no answer');
      return null;
    }
  }

  private async complete(question: string, passages: ShownPassage[]): Promise<string> {
    const schema = z.toJSONSchema(Reply);
    const completion = await this.client?.chat.completions.create(
      {
        model: this.config.AI_MODEL ?? '',
        messages: promptOf(question, passages),
        response_format: { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } },
        max_completion_tokens: LONGEST_ANSWER_TOKENS,
        store: false,
      },
      { signal: AbortSignal.timeout(this.config.AI_TIMEOUT_MS) },
    );
    return completion?.choices[0]?.message.content ?? '';
  }
}

const reasonOf = (error: unknown): string => {
  if (error instanceof APIUserAbortError) return 'not in time';
  if (error instanceof APIError) return error.status ? `status ${error.status}` : 'not reached';
  return 'not as it has to be';
};
