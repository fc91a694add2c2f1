import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { type Job, UnrecoverableError, type Worker } from 'bullmq';
import { RunningService } from '../config/running-service.js';
import { LOG, type Log, logContext } from '../logs/log.js';
import { Metrics } from '../metrics/metrics.js';
import { DeadLetterCollector } from '../queues/dead-letter-collector.js';
import { MarkedMethods } from '../queues/marked-methods.js';
import { jobQueue, Queues } from '../queues/queues.js';
import { type JobKind, jobsDeclared } from './job.js';
import { type JobRun, jobProcessedBy } from './processes.js';

interface MarkedProcessor {
  mark: JobKind;
  where: string;
  call: (...given: unknown[]) => unknown;
}

interface WorkedJob {
  job: JobKind;
  process: (payload: unknown, run: JobRun) => Promise<void>;
}

/**
 * Pairs each declared job with its processor.
 * @throws Error with one line for each job that has none or several
 */
export const pairJobs = (jobs: JobKind[], processors: MarkedProcessor[]): WorkedJob[] => {
  const wrong = jobs.flatMap((job) => {
    const own = processors.filter(({ mark }) => mark === job);
    if (own.length === 1) return [];
    return own.length === 0
      ? [`${job.name} has none`]
      : [`${job.name} has ${own.map(({ where }) => where).join(', ')}`];
  });
  if (wrong.length > 0) throw new Error(`each job needs exactly one processor:\n  ${wrong.join('\n  ')}`);
  return processors.map(({ mark, call }) => ({
    job: mark,
    process: async (payload, run) => {
      await call(payload, run);
    },
  }));
};

/**
 * Runs a worker for each job of this process; `inWorker` jobs run in worker processes. Start-up fails unless each job
 * has exactly one processor.
 */
@Injectable()
export class JobWorkers implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private workers: Worker[] = [];

  constructor(
    private readonly methods: MarkedMethods,
    private readonly queues: Queues,
    private readonly deadLetters: DeadLetterCollector,
    private readonly service: RunningService,
    private readonly metrics: Metrics,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    const worked = pairJobs(jobsDeclared(), this.methods.marked(jobProcessedBy));
    const ours = worked.filter(({ job }) => !job.inWorker || this.service.isWorker);
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
    return logContext.run({ job: `${job.name} ${jobId}` }, async () => {
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
