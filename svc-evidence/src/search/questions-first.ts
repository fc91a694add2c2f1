import { randomUUID } from 'node:crypto';
import { RunningService } from '@evenhand/service-kit/config/running-service';
import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { type connectBriefly, connectPatiently, REDIS } from '@evenhand/service-kit/redis/redis';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Config } from '../config.js';
import { Embedder } from '../embeddings/embedder.js';
import { PauseBudget } from '../embeddings/pause-budget.js';

type Redis = ReturnType<typeof connectBriefly>;

/** Ends the pause of a process that died. */
const LONGEST_MS = 500;
/** The fewest milliseconds worth a pause. */
const SHORTEST_MS = 1;

/** Workers stop embedding while a question waits: both need every core of a small machine. By Redis pub/sub. */
@Injectable()
export class QuestionsFirst implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly channel: string;
  private readonly process = randomUUID();
  private waiting = 0;
  private connection: Redis | undefined;
  /** By asking process. */
  private readonly ends = new Map<string, number>();
  private readonly budget = new PauseBudget(performance.now());
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly service: RunningService,
    private readonly embedder: Embedder,
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.channel = `${config.REDIS_PREFIX}:evidence-questions`;
  }

  async during<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    this.waiting += 1;
    this.announce(LONGEST_MS);
    try {
      return await work();
    } finally {
      this.waiting -= 1;
      if (this.waiting === 0) this.announce(0);
    }
  }

  onApplicationBootstrap(): void {
    if (!this.service.isWorker) return;
    this.connection = connectPatiently(this.config.REDIS_URL);
    this.connection.on('message', (_channel, message) => {
      const [process = '', milliseconds] = message.split(' ');
      this.ends.set(process, performance.now() + Number(milliseconds));
      this.pause();
    });
    void this.connection.subscribe(this.channel).catch(() => {});
  }

  onApplicationShutdown(): void {
    this.connection?.disconnect();
    clearTimeout(this.timer);
    this.embedder.pause.end();
  }

  /** Best effort: without it, questions take longer. */
  private announce(milliseconds: number): void {
    void this.redis.publish(this.channel, `${this.process} ${milliseconds}`).catch(() => {});
  }

  private pause(): void {
    clearTimeout(this.timer);
    const now = performance.now();
    for (const [process, end] of this.ends) if (end <= now) this.ends.delete(process);
    const wanted = Math.max(now, ...this.ends.values()) - now;
    const length = Math.min(wanted, this.budget.after(now, this.embedder.pause.isSet));
    if (length < SHORTEST_MS) {
      this.embedder.pause.end();
      return;
    }
    this.embedder.pause.set();
    this.timer = setTimeout(() => this.pause(), length);
  }
}
