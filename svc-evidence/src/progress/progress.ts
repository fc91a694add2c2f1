import { CONFIG } from '@evenhand/service-kit/config/service-config';
import { type connectBriefly, connectPatiently, REDIS } from '@evenhand/service-kit/redis/redis';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Config } from '../config.js';

/** News that arrives while no caller waits ends the next wait immediately. */
export class News {
  private hasCome = false;
  private isStopped = false;
  private wake = () => {};

  constructor(private readonly onStop: () => void) {}

  come(): void {
    this.hasCome = true;
    this.wake();
  }

  async within(milliseconds: number): Promise<boolean> {
    if (!this.hasCome && !this.isStopped) await this.sleep(milliseconds);
    this.hasCome = false;
    return !this.isStopped;
  }

  stop(): void {
    this.isStopped = true;
    this.wake();
    this.onStop();
  }

  private sleep(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, milliseconds);
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}

type Redis = ReturnType<typeof connectBriefly>;

/** Announces changes of a case from workers to the processes with open streams (Redis pub/sub). */
@Injectable()
export class Progress implements BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly channel: string;
  private readonly listeners = new Map<string, Set<News>>();
  private connection: Redis | undefined;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.channel = `${config.REDIS_PREFIX}:evidence-progress`;
  }

  /** Call after a commit. Delivery is best effort: streams also poll. */
  announce(caseId: string): void {
    void this.redis.publish(this.channel, caseId).catch(() => {});
  }

  listenersOf(caseId: string): number {
    return this.listeners.get(caseId)?.size ?? 0;
  }

  newsOf(caseId: string): News {
    this.listen();
    const ofCase = this.listeners.get(caseId) ?? new Set();
    const news = new News(() => {
      ofCase.delete(news);
      if (ofCase.size === 0) this.listeners.delete(caseId);
    });
    this.listeners.set(caseId, ofCase.add(news));
    return news;
  }

  /** An open stream would keep the process from stopping. */
  beforeApplicationShutdown(): void {
    for (const ofCase of [...this.listeners.values()]) for (const news of [...ofCase]) news.stop();
  }

  onApplicationShutdown(): void {
    this.connection?.disconnect();
  }

  /** One connection for all cases, opened at the first stream. */
  private listen(): void {
    if (this.connection) return;
    this.connection = connectPatiently(this.config.REDIS_URL);
    this.connection.on('message', (_channel, caseId) => {
      for (const news of this.listeners.get(caseId) ?? []) news.come();
    });
    void this.connection.subscribe(this.channel).catch(() => {});
  }
}
