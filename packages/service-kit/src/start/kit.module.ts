import { type DynamicModule, Global, Inject, Module, type OnApplicationShutdown, type Type } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import type { Redis } from 'ioredis';
import { Activity } from '../activity/activity.js';
import { RecordActivity } from '../activity/record-activity.interceptor.js';
import { RunningService } from '../config/running-service.js';
import { CONFIG } from '../config/service-config.js';
import { DeadLetters } from '../dead-letters/dead-letters.js';
import { LettersForOperators } from '../dead-letters/letters-for-operators.js';
import { ReplayDeadLetterProcessor } from '../dead-letters/replay-dead-letter.processor.js';
import { ReadBody } from '../endpoints/read-body.interceptor.js';
import { ShapeAnswer } from '../endpoints/shape-answer.interceptor.js';
import { Erasures } from '../erasure/erasures.js';
import { GuestErasures } from '../erasure/guest-erasures.js';
import { TableTraces } from '../erasure/table-traces.js';
import { WaitingTraces } from '../erasure/waiting-traces.js';
import { Dependencies } from '../health/dependencies.js';
import { Disk } from '../health/disk.js';
import { HealthController } from '../health/health.controller.js';
import { FirstAnswer } from '../idempotency/first-answer.js';
import { Idempotency } from '../idempotency/idempotency.interceptor.js';
import { SealedAnswers } from '../idempotency/sealed-answers.js';
import { IdentityGuard } from '../identity/identity.guard.js';
import { JobWorkers } from '../jobs/job-workers.js';
import { Jobs } from '../jobs/jobs.js';
import { LOG, type Log } from '../logs/log.js';
import { Mail } from '../mail/mail.js';
import { MailSink } from '../mail/mail-sink.js';
import { SendMailProcessor } from '../mail/send-mail.processor.js';
import { WaitingMails } from '../mail/waiting-mails.js';
import { MetricsController } from '../metrics/metrics.controller.js';
import { Metrics } from '../metrics/metrics.js';
import { operatorsControllerOf } from '../operators/operators.controller.js';
import { EventEnvelopes } from '../outbox/event-envelopes.js';
import { Inbox } from '../outbox/inbox.js';
import { Mailroom } from '../outbox/mailroom.js';
import { Outbox } from '../outbox/outbox.js';
import { Relay } from '../outbox/relay.js';
import { ParseInput } from '../problems/parse-input.pipe.js';
import { DeadLetterCollector } from '../queues/dead-letter-collector.js';
import { MarkedMethods } from '../queues/marked-methods.js';
import { Queues } from '../queues/queues.js';
import { connectBriefly, REDIS } from '../redis/redis.js';
import { Sealer } from '../sealing/sealer.js';
import { Clock } from '../time/clock.js';
import { Traces } from '../traces/traces.js';
import { Housekeeping } from './housekeeping.js';
import { KitFigures } from './kit-figures.js';
import { ProblemFilter } from './problem.filter.js';

/** Interceptors run in this order. */
const around = [
  { provide: APP_FILTER, useClass: ProblemFilter },
  { provide: APP_GUARD, useClass: IdentityGuard },
  { provide: APP_PIPE, useClass: ParseInput },
  { provide: APP_INTERCEPTOR, useClass: ReadBody },
  { provide: APP_INTERCEPTOR, useClass: Idempotency },
  { provide: APP_INTERCEPTOR, useClass: ShapeAnswer },
  { provide: APP_INTERCEPTOR, useClass: RecordActivity },
];
const within = [
  Disk,
  FirstAnswer,
  SealedAnswers,
  MarkedMethods,
  Jobs,
  Queues,
  EventEnvelopes,
  Mailroom,
  Relay,
  Inbox,
  JobWorkers,
  DeadLetterCollector,
  KitFigures,
  WaitingMails,
  SendMailProcessor,
  ReplayDeadLetterProcessor,
  LettersForOperators,
  TableTraces,
  WaitingTraces,
];
const offered = [Clock, Outbox, Activity, Mail, MailSink, DeadLetters, Dependencies, Sealer, Erasures, GuestErasures];

@Global()
@Module({})
export class KitModule implements OnApplicationShutdown {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  static around(module: Type | DynamicModule, service: RunningService, log: Log): DynamicModule {
    const { OTEL_EXPORTER_OTLP_ENDPOINT: receiver } = service.config;
    const part = service.isWorker ? `${service.name}-worker` : service.name;
    const given = [
      { provide: RunningService, useValue: service },
      { provide: CONFIG, useValue: service.config },
      { provide: LOG, useValue: log },
      { provide: Metrics, useValue: new Metrics(service.name) },
      { provide: Traces, useFactory: () => Traces.sentTo(receiver, part, log) },
      { provide: REDIS, useFactory: () => connectBriefly(service.config.REDIS_URL) },
    ];
    return {
      module: KitModule,
      imports: [DiscoveryModule, module],
      controllers: [HealthController, MetricsController, operatorsControllerOf(service.name)],
      providers: [...given, ...around, ...within, ...offered, Housekeeping],
      exports: [RunningService, CONFIG, LOG, REDIS, Metrics, Traces, ...offered],
    };
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}
