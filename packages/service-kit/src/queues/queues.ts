import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type Job, Queue, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { connectBriefly, connectPatiently } from '../redis/redis.js';
import { RunningService } from '../start/running-service.js';

/** Opens BullMQ queues and workers on this service's Redis, once each, and closes them at the end. */
@Injectable()
export class Queues implements OnApplicationShutdown {
  private readonly queues = new Map<string, Queue>();
  private readonly connection: Redis;
  private readonly workerConnections: Redis[] = [];

  constructor(private readonly service: RunningService) {
    this.connection = connectBriefly(service.config.REDIS_URL);
  }

  /** The queue of that name. What was done leaves it; what failed stays until it is buried as a dead letter. */
  of(name: string): Queue {
    const known = this.queues.get(name);
    if (known) return known;
    const queue = new Queue(name, {
      connection: this.connection,
      prefix: this.service.config.REDIS_PREFIX,
      defaultJobOptions: { removeOnComplete: true, removeOnFail: false },
      skipVersionCheck: true,
    });
    queue.on('error', () => {});
    this.queues.set(name, queue);
    return queue;
  }

  /** A worker, at work at once. Its owner closes it, which waits for the job it has in hand. */
  worker(name: string, process: (job: Job) => Promise<void>): Worker {
    const connection = connectPatiently(this.service.config.REDIS_URL);
    this.workerConnections.push(connection);
    const worker = new Worker(name, process, {
      connection,
      prefix: this.service.config.REDIS_PREFIX,
      skipVersionCheck: true,
    });
    return worker.on('error', () => {});
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
    for (const redis of [this.connection, ...this.workerConnections]) redis.disconnect();
  }
}
