import { createLog } from '@evenhand/service-kit/logs/log';
import { Assistant } from '../../src/assistant/assistant.js';
import { provenSentences } from '../../src/assistant/proven-sentences.js';
import { startChatApi } from './chat-api.js';
import { messages, passages } from './passages.js';

const { AI_BASE_URL, AI_API_KEY, AI_MODEL } = process.env;
const NAME = AI_BASE_URL ? `the real ${AI_MODEL} at ${AI_BASE_URL}` : 'a double, as no AI_BASE_URL is given';

const startDouble = async () => {
  const double = await startChatApi(null);
  double.answer((asked) => ({
    sentences: [
      {
        text: 'Bob paid 400 dollars for hockey.',
        citations: [{ passage: asked.numberOf('paid'), quote: messages[1] }],
      },
    ],
  }));
  return double;
};

test(`${NAME} answers in the required format, with quotes that are proven`, async () => {
  const double = AI_BASE_URL ? null : await startDouble();
  const settings = double
    ? { AI_BASE_URL: double.url, AI_MODEL: 'test-model', AI_TIMEOUT_MS: 25_000 }
    : { AI_BASE_URL, AI_API_KEY, AI_MODEL, AI_TIMEOUT_MS: 25_000 };
  const assistant = new Assistant(settings, createLog('svc-evidence', 'silent'));
  const reply = await assistant.ask('Who paid for hockey, and how much?', passages);
  const sentences = provenSentences(reply ?? { sentences: [] }, passages);
  await double?.stop();
  expect(double?.refused ?? []).toEqual([]);
  expect(sentences.map(({ text }) => text).join(' ')).toMatch(/400/);
  expect(sentences.flatMap(({ citations }) => citations.map(({ path }) => path))).toContain('message 2');
});
