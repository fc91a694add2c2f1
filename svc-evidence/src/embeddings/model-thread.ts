import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import type { Pause } from './pause.js';

const Answer = z.union([
  z.object({ id: z.int(), embeddings: z.array(z.custom<Uint8Array>((value) => ArrayBuffer.isView(value))) }),
  z.object({ id: z.int(), failed: z.string() }),
]);

interface Waiting {
  resolve: (embeddings: Buffer[]) => void;
  reject: (error: Error) => void;
}

const built = new URL('./embedding.child.js', import.meta.url);
const sources = new URL('../../run-sources.mjs', import.meta.url);

/** Before a build, './x.js' is x.ts. */
const startThread = (workerData: { folder: string; pause: SharedArrayBuffer }): Worker =>
  existsSync(built)
    ? new Worker(built, { workerData })
    : new Worker(new URL('./embedding.child.ts', import.meta.url), {
        workerData,
        execArgv: ['--import', sources.href],
      });

/** A worker thread with the model; after a failure the next call starts a new one. */
export class ModelThread {
  private thread?: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private pending = 0;

  constructor(
    private readonly folder: string,
    private readonly pause: Pause,
  ) {}

  embed(texts: string[]): Promise<Buffer[]> {
    this.pending += 1;
    const id = this.pending;
    this.start().postMessage({ id, texts });
    return new Promise<Buffer[]>((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  /** The thread ends itself: terminating it while the model loads or computes aborts the whole process. */
  async end(): Promise<void> {
    const { thread } = this;
    if (!thread) return;
    const ended = once(thread, 'exit').catch(() => {});
    thread.postMessage('end');
    await ended;
  }

  /** Loads the model, once. */
  start(): Worker {
    this.thread ??= this.begin();
    return this.thread;
  }

  private begin(): Worker {
    const thread = startThread({ folder: this.folder, pause: this.pause.memory });
    thread.on('message', (message) => this.settle(Answer.parse(message)));
    thread.on('error', (error) => this.giveUp(error instanceof Error ? error : new Error('the model failed')));
    thread.on('exit', () => this.giveUp(new Error('the embedding thread exited')));
    return thread;
  }

  private settle(answer: z.infer<typeof Answer>): void {
    const waiting = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    if ('failed' in answer) waiting?.reject(new Error(answer.failed));
    else waiting?.resolve(answer.embeddings.map((one) => Buffer.from(one)));
  }

  private giveUp(error: Error): void {
    this.thread = undefined;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}
