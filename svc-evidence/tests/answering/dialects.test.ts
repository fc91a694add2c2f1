import { createLog } from '@evenhand/service-kit/logs/log';
import { Assistant } from '../../src/assistant/assistant.js';
import { replyIn } from '../../src/assistant/reply.js';
import { type ChatApi, Raw, type ReceivedRequest, startChatApi } from './chat-api.js';
import { messages, passages } from './passages.js';

const QUESTION = 'Who paid for hockey?';
const reply = (asked: ReceivedRequest) => ({
  sentences: [
    { text: 'Bob paid 400 dollars for hockey.', citations: [{ passage: asked.numberOf('paid'), quote: messages[1] }] },
  ],
});
const written = (asked: ReceivedRequest) => JSON.stringify(reply(asked), null, 2);
const fenced = (asked: ReceivedRequest) =>
  `Here is the answer:\n\`\`\`json\n${written(asked)}\n\`\`\`\nI hope this helps {you}.`;
const thought = (asked: ReceivedRequest) => `<think>\nThe user wants {"sentences": []}?\n</think>\n\n${written(asked)}`;

/** As Ollama answers: formats supported, thoughts in a separate field. */
const ollama = (content: string) =>
  new Raw(
    200,
    JSON.stringify({
      id: 'chatcmpl-402',
      object: 'chat.completion',
      created: 1_795_564_800,
      model: 'test-model',
      system_fingerprint: 'fp_ollama',
      choices: [{ index: 0, message: { role: 'assistant', content, reasoning: 'Hm.' }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 900, completion_tokens: 60, total_tokens: 960 },
    }),
  );

const llama = (content: string) =>
  new Raw(
    200,
    JSON.stringify({
      choices: [{ finish_reason: 'stop', index: 0, message: { role: 'assistant', content } }],
      created: 1_795_564_800,
      model: 'test-model',
      system_fingerprint: 'b10868-304665fe7',
      object: 'chat.completion',
      usage: { completion_tokens: 60, prompt_tokens: 900, total_tokens: 960 },
      id: 'chatcmpl-o7',
      timings: { prompt_n: 900, prompt_ms: 812.5 },
    }),
  );

const refusal = (status: number, message: string) =>
  new Raw(status, JSON.stringify({ error: { code: status, message, type: 'invalid_request_error', param: null } }));
const oldLlama = refusal(500, 'response_format type must be one of "text" or "json_object", but got: json_schema');
const grammarLlama = refusal(400, 'Either "json_schema" or "grammar" can be specified, but not both');
const noFormats = refusal(400, "Unrecognized request argument supplied: 'response_format'");
const proxy = new Raw(422, '{"detail":[{"loc":["body","response_format"],"msg":"Extra inputs are not permitted"}]}');
const onlySchema = refusal(400, "'response_format.type' must be 'json_schema' or 'text'");

let api: ChatApi;
beforeEach(async () => {
  api = await startChatApi(null);
});
afterEach(async () => {
  await api.stop();
  expect(api.refused).toEqual([]);
});

const assistant = (AI_TIMEOUT_MS = 25_000) =>
  new Assistant({ AI_BASE_URL: api.url, AI_MODEL: 'test-model', AI_TIMEOUT_MS }, createLog('svc-evidence', 'silent'));
const formats = () => api.asked.map(({ format }) => format);

type Answer = (asked: ReceivedRequest) => Raw;
const servers: [string, Answer, ReceivedRequest['format'][]][] = [
  ['Ollama with schemas', (asked) => ollama(written(asked)), ['json_schema']],
  ['Ollama whose model ignores the schema and writes a fence', (asked) => ollama(fenced(asked)), ['json_schema']],
  ['Ollama whose model thinks aloud', (asked) => ollama(thought(asked)), ['json_schema']],
  ['llama.cpp with schemas', (asked) => llama(written(asked)), ['json_schema']],
  ['llama.cpp whose model thinks aloud', (asked) => llama(thought(asked)), ['json_schema']],
  [
    'an old llama.cpp without schemas',
    (asked) => (asked.format === 'json_schema' ? oldLlama : llama(written(asked))),
    ['json_schema', 'json_object'],
  ],
  [
    'llama.cpp with a grammar of the operator',
    (asked) => (asked.format === 'text' ? llama(thought(asked)) : grammarLlama),
    ['json_schema', 'json_object', 'text'],
  ],
  [
    'a server that knows no formats',
    (asked) => (asked.format === 'text' ? llama(fenced(asked)) : noFormats),
    ['json_schema', 'json_object', 'text'],
  ],
  [
    'a proxy that gives its reason in another field',
    (asked) => (asked.format === 'text' ? llama(written(asked)) : proxy),
    ['json_schema', 'json_object', 'text'],
  ],
];
test.each(servers)(
  'the assistant answers when the server is %s, and its dialect is kept',
  async (_name, answer, asked) => {
    api.answer(answer);
    const one = assistant();
    const expected = {
      sentences: [{ text: 'Bob paid 400 dollars for hockey.', citations: [{ passage: 2, quote: messages[1] }] }],
    };
    expect(await one.ask(QUESTION, passages)).toEqual(expected);
    expect(formats()).toEqual(asked);
    expect(await one.ask(QUESTION, passages)).toEqual(expected);
    expect(formats()).toEqual([...asked, asked.at(-1)]);
  },
);

test('the assistant detects the dialect again when the server was replaced', async () => {
  const one = assistant();
  api.answer((asked) => (asked.format === 'json_schema' ? oldLlama : llama(written(asked))));
  await one.ask(QUESTION, passages);
  api.answer((asked) => (asked.format === 'json_object' ? onlySchema : llama(written(asked))));
  expect(await one.ask(QUESTION, passages)).not.toBeNull();
  expect(formats()).toEqual(['json_schema', 'json_object', 'json_object', 'json_schema']);
});

test.each([
  ['the context is too small', refusal(400, 'the request exceeds the available context size, try increasing it')],
  ['the model is not there', refusal(404, 'model "test-model" not found, try pulling it first')],
  ['the server fails', refusal(500, 'something went wrong')],
  ['the server is loading', refusal(503, 'Loading model')],
])('the assistant asks once and gives no answer when %s', async (_reason, answer) => {
  api.answer(() => answer);
  expect(await assistant().ask(QUESTION, passages)).toBeNull();
  expect(formats()).toEqual(['json_schema']);
});

test('a server that refuses every format is asked once in each, and no more', async () => {
  api.answer(() => noFormats);
  expect(await assistant().ask(QUESTION, passages)).toBeNull();
  expect(formats()).toEqual(['json_schema', 'json_object', 'text']);
});

test('all attempts share one time limit', async () => {
  const given: number[] = [];
  const { timeout } = AbortSignal;
  const over = new AbortController();
  AbortSignal.timeout = (ms) => {
    given.push(ms);
    return over.signal;
  };
  api.answer((asked) => {
    if (asked.format === 'json_schema') return oldLlama;
    over.abort();
    return new Promise(() => {});
  });
  const answer = await assistant(1_234).ask(QUESTION, passages);
  AbortSignal.timeout = timeout;
  expect(answer).toBeNull();
  expect(given).toEqual([1_234]);
  expect(formats()).toEqual(['json_schema', 'json_object']);
});

test('the instructions describe the JSON for servers that do not enforce a schema', async () => {
  api.answer(reply);
  await assistant().ask(QUESTION, passages);
  const [described = ''] = /\{"sentences".*?\]\}(?=\.)/u.exec(api.asked[0]?.instructions ?? '') ?? [];
  expect(replyIn(described).sentences[0]?.citations).toHaveLength(1);
});

const SENTENCES = '{"sentences":[]}';
test.each([
  SENTENCES,
  ` \n${SENTENCES}\n`,
  `\`\`\`json\n${SENTENCES}\n\`\`\``,
  `\`\`\`\n${SENTENCES}\n\`\`\``,
  `Sure {as asked}:\n\`\`\`JSON\r\n${SENTENCES}\n\`\`\``,
  `Sure: ${SENTENCES} Bye.`,
  `<think>{"sentences":[1]}</think>${SENTENCES}`,
  `the end of a thought</think>\n\`\`\`json\n${SENTENCES}\n\`\`\``,
])('a reply is read when it is written as %j', (content) => {
  expect(replyIn(content)).toEqual({ sentences: [] });
});

test('a reply keeps a quote that contains the end mark of a thought', () => {
  const quoted = { sentences: [{ text: '</think>', citations: [{ passage: 1, quote: '```json\n{}' }] }] };
  expect(replyIn(JSON.stringify(quoted))).toEqual(quoted);
});

test.each([
  '',
  '{',
  '}{',
  'I cannot answer this.',
  `<think>Perhaps ${SENTENCES}`,
  `\`\`\`json\n{"answer":"Bob"}\n\`\`\``,
  `${SENTENCES}${SENTENCES}`,
])('no reply is read when the model wrote %j', (content) => {
  expect(() => replyIn(content)).toThrow();
});
