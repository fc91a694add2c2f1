import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { RunningService } from '@evenhand/service-kit/start/running-service';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Config } from '../config.js';
import { ModelThread } from './model-thread.js';

/** Each takes about 100 MB. */
const MOST_THREADS = 4;

/**
 * Turns text into embeddings, on this machine: no text leaves it. A worker computes on as many cores as there are, each
 * with a model of its own: threads that share one spend a fifth of their time on waiting for each other.
 */
@Injectable()
export class Embedder implements OnApplicationShutdown {
  private readonly threads: ModelThread[];

  constructor(@Inject(CONFIG) config: Pick<Config, 'DATA_FOLDER' | 'MODEL_FOLDER'>, { isWorker }: RunningService) {
    const folder = config.MODEL_FOLDER ?? join(config.DATA_FOLDER, 'models');
    const count = isWorker ? Math.min(MOST_THREADS, availableParallelism()) : 1;
    this.threads = Array.from({ length: count }, () => new ModelThread(folder));
  }

  /** Loads the model, unless it is loaded. @throws Error when it cannot be. */
  async load(): Promise<void> {
    await this.embed([]);
  }

  /** The packed embedding of each text, in their order. The first thread has a share of any, the others of many. */
  async embed(texts: string[]): Promise<Buffer[]> {
    const count = this.threads.length;
    const shares = this.threads.map((_, first) => texts.filter((_, at) => at % count === first));
    const embedded = await Promise.all(
      this.threads.map((thread, index) => {
        const share = shares[index] ?? [];
        return index === 0 || share.length > 0 ? thread.embed(share) : [];
      }),
    );
    return texts.flatMap((_, at) => embedded[at % count]?.[Math.floor(at / count)] ?? []);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.threads.map((thread) => thread.end()));
  }
}
