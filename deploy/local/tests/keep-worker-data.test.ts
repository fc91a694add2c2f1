import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../places.ts';

const PRELOADED = join(ROOT, 'deploy/local/testing/keep-worker-data.mjs');

/** A worker: the pool's listener, then later one for its data, as jest-light-runner has them. */
const WORKER = `
  process.on('message', (message) => {
    if (message !== 'begin') return;
    process.on('message', (data) => data.type && process.send(data.workerData));
  });
  process.send('listens');`;

test('a worker that listens for its data after they came is given them', async () => {
  const execArgv = ['--import', PRELOADED, '--import', `data:text/javascript,${encodeURIComponent(WORKER)}`];
  const worker = fork(join(ROOT, 'deploy/local/testing/time-limit.mjs'), { execArgv });
  expect(await once(worker, 'message')).toEqual(['listens', undefined]);
  worker.send({ type: 'jest-light-runner-worker-data', workerData: 'data of the first' });
  worker.send('begin');
  expect(await once(worker, 'message')).toEqual(['data of the first', undefined]);
  worker.disconnect();
});
