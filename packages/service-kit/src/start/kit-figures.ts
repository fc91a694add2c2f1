import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { RunningService } from '../config/running-service.js';
import { Jobs } from '../jobs/jobs.js';
import { Metrics } from '../metrics/metrics.js';
import { jobQueue, Queues } from '../queues/queues.js';

const Seconds = z.tuple([z.object({ seconds: z.coerce.number() })]);
const Rows = z.array(z.object({ row: z.string(), value: z.coerce.number() }));

/** What every service reports of its outbox, queues and dead letters. */
@Injectable()
export class KitFigures implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly metrics: Metrics,
    private readonly database: DataSource,
    private readonly queues: Queues,
    private readonly service: RunningService,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.metrics.figure(
      { name: 'evenhand_outbox_oldest_seconds', help: 'Age of the oldest event or job that has not left the outbox.' },
      () => this.ageOfOldest('outbox'),
    );
    this.metrics.figure(
      { name: 'evenhand_mail_oldest_seconds', help: 'Age of the oldest mail that has not been sent.' },
      () => this.ageOfOldest('waiting_mail'),
    );
    this.metrics.figure(
      { name: 'evenhand_dead_letters', help: 'Jobs and events whose tries are used up.', label: 'name' },
      () => this.deadLetters(),
    );
    this.metrics.figure({ name: 'evenhand_waiting_jobs', help: 'Jobs that wait for a worker now.', label: 'job' }, () =>
      this.waitingJobs(),
    );
  }

  /** A worker process has a connection for each job that it takes. */
  onApplicationBootstrap(): void {
    const taken = this.jobs.worked.find(({ job }) => job.inWorker);
    if (!taken) return;
    const queue = jobQueue(this.service.name, taken.job.name);
    this.metrics.figure(
      { name: 'evenhand_living_workers', help: 'Worker processes that are connected to Redis.' },
      () => this.queues.of(queue).getWorkersCount(),
    );
  }

  private async ageOfOldest(table: 'outbox' | 'waiting_mail'): Promise<number> {
    const rows = await this.database.query(
      `select coalesce(extract(epoch from now() - min(written_at)), 0) as seconds from ${table}`,
    );
    return Seconds.parse(rows)[0].seconds;
  }

  private async deadLetters(): Promise<Map<string, number>> {
    const rows = await this.database.query('select name as row, count(*) as value from dead_letter group by name');
    return new Map(Rows.parse(rows).map(({ row, value }) => [row, value]));
  }

  private async waitingJobs(): Promise<Map<string, number>> {
    const counted = this.jobs.names.map(async (name) => {
      const queue = this.queues.of(jobQueue(this.service.name, name));
      return [name, await queue.getJobCountByTypes('waiting', 'prioritized')] as const;
    });
    return new Map(await Promise.all(counted));
  }
}
