import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { loadModel } from './model.js';
import { Pause } from './pause.js';

const Request = z.object({ id: z.int(), texts: z.array(z.string()) });

const { folder, pause } = z.object({ folder: z.string(), pause: z.instanceof(SharedArrayBuffer) }).parse(workerData);
const model = loadModel(folder, new Pause(pause));
let last: Promise<unknown> = Promise.resolve();

const answer = async ({ id, texts }: z.infer<typeof Request>): Promise<void> => {
  try {
    const embeddings = await (await model)(texts);
    parentPort?.postMessage({ id, embeddings });
  } catch (error) {
    parentPort?.postMessage({ id, failed: error instanceof Error ? error.message : 'the model failed' });
  }
};

// Sequential: the model has one core.
parentPort?.on('message', (message) => {
  last = last.then(() => answer(Request.parse(message)));
});
