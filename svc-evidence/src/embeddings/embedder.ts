import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { RunningService } from '@evenhand/service-kit/config/running-service';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Config } from '../config.js';
import { ModelThread } from './model-thread.js';
import { Pause } from './pause.js';

/** Each thread takes about 100 MB. A question embeds a few texts at once, while workers pause. */
const MOST_THREADS = { worker: 4, other: 2 };

/**
 * Local embeddings, one single-core model per thread: threads that share a model lose a fifth of their time in
 * synchronization.
 */
@Injectable()
export class Embedder implements OnApplicationShutdown {
  /** Set while a question waits, in a worker. */
  readonly pause = new Pause();
  private readonly threads: ModelThread[];

  constructor(@Inject(CONFIG) config: Pick<Config, 'DATA_FOLDER' | 'MODEL_FOLDER'>, { isWorker }: RunningService) {
    const folder = config.MODEL_FOLDER ?? join(config.DATA_FOLDER, 'models');
    const count = Math.min(MOST_THREADS[isWorker ? 'worker' : 'other'], availableParallelism());
    this.threads = Array.from({ length: count }, () => new ModelThread(folder, this.pause));
  }

  async load(): Promise<void> {
    await this.embed([]);
  }

  /** Packed embeddings, in order. The first thread gets a share of any batch, the others of large ones. */
  async embed(texts: string[]): Promise<Buffer[]> {
    const count = this.threads.length;
    const shares = this.threads.map((_, first) => texts.filter((_, at) => at % count === first));
    const embedded = await Promise.all(
      this.threads.map((thread, index) => {
        const share = shares[index] ?? [];
        thread.start();
        return index === 0 || share.length > 0 ? thread.embed(share) : [];
      }),
    );
    return texts.flatMap((_, at) => embedded[at % count]?.[Math.floor(at / count)] ?? []);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.end()));
  }
}
