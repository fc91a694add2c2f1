import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { type Job, UnrecoverableError, type Worker } from 'bullmq';
import { RunningService } from '../config/running-service.js';
import { LOG, type Log } from '../logs/log.js';
import { Metrics } from '../metrics/metrics.js';
import { DeadLetterCollector } from '../queues/dead-letter-collector.js';
import { jobQueue, Queues } from '../queues/queues.js';
import { Traces } from '../traces/traces.js';
import { Jobs, type WorkedJob } from './jobs.js';

/** Runs a worker for each job of this process; `inWorker` jobs run in worker processes. */
@Injectable()
export class JobWorkers implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private workers: Worker[] = [];

  constructor(
    private readonly jobs: Jobs,
    private readonly queues: Queues,
    private readonly deadLetters: DeadLetterCollector,
    private readonly service: RunningService,
    private readonly metrics: Metrics,
    private readonly traces: Traces,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    const ours = this.jobs.worked.filter(({ job }) => !job.inWorker || this.service.isWorker);
    this.workers = ours.map((one) => this.start(one));
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.workers.map((worker) => this.queues.drain(worker)));
  }

  private start(worked: WorkedJob): Worker {
    const queue = jobQueue(this.service.name, worked.job.name);
    const worker = this.queues.worker(queue, (job) => this.work(worked, job));
    this.deadLetters.watch('job', queue, worker);
    return worker;
  }

  private work({ job, process }: WorkedJob, queued: Job): Promise<void> {
    const jobId = queued.id ?? '';
    const { name } = job;
    const queue = queued.queueName;
    const origin = { job: `${name} ${jobId}`, cause: queued.opts.telemetry?.metadata };
    return this.traces.caused({ name, kind: 'consumer', attributes: { job: name, queue } }, origin, async () => {
      const payload = job.payload.safeParse(queued.data);
      if (!payload.success) throw new UnrecoverableError('the payload is not the one declared');
      const started = performance.now();
      const took = () => performance.now() - started;
      try {
        await process(payload.data, { jobId, attempt: queued.attemptsMade + 1 });
        this.metrics.jobEnded(job.name, 'done', took() / 1_000);
        this.log.info({ ms: Math.round(took()) }, 'job done');
      } catch (error) {
        this.metrics.jobEnded(job.name, 'failed', took() / 1_000);
        this.log.warn({ err: error, attempt: queued.attemptsMade + 1 }, 'job failed');
        throw error;
      }
    });
  }
}
