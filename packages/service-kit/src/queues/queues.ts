import type { ServiceName } from '@evenhand/contracts/identity';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type Job, Queue, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { RunningService } from '../config/running-service.js';
import { connectBriefly, connectPatiently } from '../redis/redis.js';

export const eventsQueue = (service: ServiceName): string => `${service}.events`;

export const jobQueue = (service: ServiceName, job: string): string => `${service}.job.${job}`;

/** About half an hour of retries before an event is a dead letter. */
export const EVENT_RETRIES = { attempts: 12, backoff: { type: 'exponential', delay: 500 } };

/**
 * Another worker takes over the job of a killed one after its lock expires. Deploys and crashes may hit a long job
 * several times; each counts, so that a job that kills its workers ends as a dead letter.
 */
const deadWorker = (lockSeconds: number) => ({
  lockDuration: lockSeconds * 1_000,
  stalledInterval: lockSeconds * 500,
  maxStalledCount: 3,
});

/** Opens BullMQ queues and workers on this service's Redis, once each, and closes them at shutdown. */
@Injectable()
export class Queues implements OnApplicationShutdown {
  private readonly queues = new Map<string, Queue>();
  private readonly connection: Redis;
  private readonly workers = new Map<Worker, Redis>();

  constructor(private readonly service: RunningService) {
    this.connection = connectBriefly(service.config.REDIS_URL);
  }

  /** Completed jobs are removed; failed ones stay until they are dead letters. */
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

  /** Stops taking jobs and waits for the running one; without Redis it is left to another process. */
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
