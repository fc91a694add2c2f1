import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { type Job, type Worker } from 'bullmq';
import { RunningService } from '../config/running-service.js';
import { Transactions } from '../database/transactions.js';
import { LOG, type Log } from '../logs/log.js';
import { DeadLetterCollector } from '../queues/dead-letter-collector.js';
import { MarkedMethods } from '../queues/marked-methods.js';
import { eventsQueue, Queues } from '../queues/queues.js';
import { Traces } from '../traces/traces.js';
import { eventConsumedBy } from './consumes.js';
import { EventEnvelopes } from './event-envelopes.js';

type Consumer = ReturnType<MarkedMethods['marked']>[number];

/** Takes this service's events from Redis and runs each consumer once per event. */
@Injectable()
export class Inbox implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private worker?: Worker;

  constructor(
    private readonly methods: MarkedMethods,
    private readonly queues: Queues,
    private readonly envelopes: EventEnvelopes,
    private readonly deadLetters: DeadLetterCollector,
    private readonly transactions: Transactions,
    private readonly service: RunningService,
    private readonly traces: Traces,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    const consumers = this.methods.marked(eventConsumedBy);
    const queue = eventsQueue(this.service.name);
    const deliver = async (job: Job) => {
      const own = consumers.filter(({ mark }) => mark.name === job.name);
      if (own.length === 0) return;
      const envelope = this.envelopes.open(job.data);
      for (const consumer of own) {
        const payload = consumer.mark.payload.parse(envelope.payload);
        const origin = { job: `${job.name} ${envelope.id}`, cause: job.opts.telemetry?.metadata };
        const span = { name: job.name, kind: 'consumer', attributes: { event: job.name, queue } } as const;
        await this.traces.caused(span, origin, () => this.deliver(consumer, envelope.id, payload));
      }
    };
    this.worker = this.queues.worker(queue, deliver);
    this.deadLetters.watch('event', queue, this.worker);
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (this.worker) await this.queues.drain(this.worker);
  }

  private async deliver({ where, call }: Consumer, eventId: string, payload: unknown): Promise<void> {
    try {
      const isNew = await this.transactions.run(async (manager) => {
        const noted = await manager.query(
          'insert into inbox (event_id, consumer) values ($1, $2) on conflict do nothing returning event_id',
          [eventId, where],
        );
        if (noted.length === 0) return false;
        await call(payload, manager);
        return true;
      });
      this.log.info({ consumer: where }, isNew ? 'event consumed' : 'duplicate event ignored');
    } catch (error) {
      this.log.warn({ err: error, consumer: where }, 'event consumer failed');
      throw error;
    }
  }
}
