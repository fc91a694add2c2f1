import type { ServiceName } from '@evenhand/contracts/identity';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type Job, Queue, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { RunningService } from '../config/running-service.js';
import { connectBriefly, connectPatiently } from '../redis/redis.js';

/** The queue in which a service finds the events of all services. */
export const eventsQueue = (service: ServiceName): string => `${service}.events`;

/** The queue of one kind of job of one service. */
export const jobQueue = (service: ServiceName, job: string): string => `${service}.job.${job}`;

/** A consumer that fails is tried again for about half an hour before the event is a dead letter. */
export const EVENT_RETRIES = { attempts: 12, backoff: { type: 'exponential', delay: 500 } };

/**
 * A worker that was killed has its job taken over by another once its lock is over. Deploys and crashes may hit a long
 * job more than once; each time counts, so that a job that kills its workers ends as a dead letter.
 */
const deadWorker = (lockSeconds: number) => ({
  lockDuration: lockSeconds * 1_000,
  stalledInterval: lockSeconds * 500,
  maxStalledCount: 3,
});

/** Opens BullMQ queues and workers on this service's Redis, once each, and closes them at the end. */
@Injectable()
export class Queues implements OnApplicationShutdown {
  private readonly queues = new Map<string, Queue>();
  private readonly connection: Redis;
  private readonly workers = new Map<Worker, Redis>();

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

  worker(name: string, process: (job: Job) => Promise<void>): Worker {
    const connection = connectPatiently(this.service.config.REDIS_URL);
    const worker = new Worker(name, process, {
      connection,
      prefix: this.service.config.REDIS_PREFIX,
      skipVersionCheck: true,
      ...deadWorker(this.service.config.JOB_LOCK_SECONDS),
    });
    this.workers.set(
      worker.on('error', () => {}),
      connection,
    );
    return worker;
  }

  /** Takes no more jobs and waits for the one in hand; without Redis it can only be left for another process. */
  async drain(worker: Worker): Promise<void> {
    const connection = this.workers.get(worker);
    if (connection?.status === 'ready') await worker.close();
    else void worker.close(true).catch(() => {});
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.connection.status === 'ready') await Promise.all([...this.queues.values()].map((queue) => queue.close()));
    for (const redis of [this.connection, ...this.workers.values()]) redis.disconnect();
  }
}
