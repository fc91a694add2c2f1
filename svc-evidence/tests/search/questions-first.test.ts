import { eventually } from '@evenhand/service-kit/testing/eventually';
import { Embedder } from '../../src/embeddings/embedder.js';
import { QuestionsFirst } from '../../src/search/questions-first.js';
import { evidence, withWorker } from './start-worker.js';

withWorker();

/** Asks again until the worker pauses: the first news may come before it listens. */
const askUntilPaused = (work: () => Promise<void>): Promise<void> => {
  const { pause } = evidence.worker.app.get(Embedder);
  const questions = evidence.service.app.get(QuestionsFirst);
  return eventually(() => {
    void questions.during(work);
    expect(pause.isSet).toBe(true);
  });
};

test('a question pauses a worker in another process until its answer', async () => {
  const { pause } = evidence.worker.app.get(Embedder);
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await askUntilPaused(() => answered);
  answer();
  await eventually(() => expect(pause.isSet).toBe(false));
});

test('the pause of a process that died ends after half a second', async () => {
  const { pause } = evidence.worker.app.get(Embedder);
  await askUntilPaused(() => new Promise(() => {}));
  await eventually(() => expect(pause.isSet).toBe(false));
});

test('a text is embedded after the pause, or after a second', async () => {
  const embedder = evidence.worker.app.get(Embedder);
  await embedder.load();
  const began = performance.now();
  embedder.pause.set();
  await embedder.embed(['We eat at six.']);
  expect(performance.now() - began).toBeGreaterThan(900);
  embedder.pause.end();
});
