import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { loadModel } from './model.js';
import { Pause } from './pause.js';

const Request = z.union([z.literal('end'), z.object({ id: z.int(), texts: z.array(z.string()) })]);
type Question = Exclude<z.infer<typeof Request>, 'end'>;

const { folder, pause } = z.object({ folder: z.string(), pause: z.instanceof(SharedArrayBuffer) }).parse(workerData);
const model = loadModel(folder, new Pause(pause));
let last: Promise<unknown> = Promise.resolve();

const answer = async ({ id, texts }: Question): Promise<void> => {
  try {
    const embeddings = await (await model)(texts);
    parentPort?.postMessage({ id, embeddings });
  } catch (error) {
    parentPort?.postMessage({ id, failed: error instanceof Error ? error.message : 'the model failed' });
  }
};

// Sequential: the model has one core.
parentPort?.on('message', (message) => {
  const request = Request.parse(message);
  // Ends once the model is neither loading nor computing.
  if (request === 'end') last = Promise.allSettled([last, model]).then(() => process.exit());
  else last = last.then(() => answer(request));
});
