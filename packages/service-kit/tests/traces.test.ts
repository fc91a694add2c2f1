import { randomUUID } from 'node:crypto';
import { Injectable, Module } from '@nestjs/common';
import { z } from 'zod';
import { DatabaseModule } from '../src/database/database.module.js';
import { job } from '../src/jobs/job.js';
import { Processes } from '../src/jobs/processes.js';
import { Consumes } from '../src/outbox/consumes.js';
import { Outbox } from '../src/outbox/outbox.js';
import { eventually } from '../src/testing/eventually.js';
import { anOwner } from '../src/testing/people.js';
import { startTestService, type TestService } from '../src/testing/start-test-service.js';
import { type ReceivedSpan, TraceReceiver } from '../src/testing/trace-receiver.js';
import { addThing, brokenThing, CreateThings1763800000000, ThingEntity, ThingsModule, thingAdded } from './things.js';

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const headers = { traceparent: `00-${TRACE_ID}-00f067aa0ba902b7-01` };

const polish = job('polish', z.strictObject({ label: z.string() }), { attempts: 1, backoffSeconds: 0 });

@Injectable()
class Polisher {
  constructor(private readonly outbox: Outbox) {}

  @Consumes(thingAdded)
  async begin({ name }: z.output<typeof thingAdded.payload>): Promise<void> {
    await this.outbox.enqueue(null, polish, { label: name });
  }

  @Processes(polish)
  async polish({ label }: z.output<typeof polish.payload>): Promise<void> {
    if (label === 'a brittle one') throw new Error('it broke');
  }
}

@Module({
  imports: [DatabaseModule.for({ schema: 'intake', entities: [ThingEntity], migrations: [CreateThings1763800000000] })],
  providers: [Polisher],
})
class PolishingModule {}

/** Adds things in svc-finance, which svc-intake polishes, and stops both: a process sends what is left as it stops. */
const recorded = async (work: (finance: TestService, intake: TestService) => Promise<void>): Promise<TraceReceiver> => {
  const receiver = await TraceReceiver.start();
  const REDIS_PREFIX = `test-${randomUUID()}`;
  const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, REDIS_PREFIX };
  const finance = await startTestService({ name: 'svc-finance', module: ThingsModule, environment });
  const intake = await startTestService({ name: 'svc-intake', module: PolishingModule, environment });
  await work(finance, intake);
  await finance.stop();
  await intake.stop();
  receiver.stop();
  return receiver;
};

const polished = (intake: TestService, outcome: string) =>
  eventually(() => {
    const line = intake.logged.find((each) => each.includes(outcome) && each.includes('"polish '));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ traceId: expect.any(String), causedBy: expect.any(String) });
  });

test('an event and a job begin a trace, each linked to the span that wrote it', async () => {
  const name = 'Sam’s bracelet';
  const { spans, text } = await recorded(async (finance, intake) => {
    await finance.as(anOwner()).call(addThing, { body: { name, size: 987_654 }, headers });
    await polished(intake, 'job done');
  });
  const span = (called: string): ReceivedSpan => {
    const found = spans.filter((each) => each.name === called);
    expect([called, found.length]).toEqual([called, 1]);
    return found[0] as ReceivedSpan;
  };
  const linkOf = ({ links, parentSpanId }: ReceivedSpan) => ({ links, parentSpanId });
  const to = ({ traceId, spanId }: ReceivedSpan) => ({
    links: [expect.objectContaining({ traceId, spanId })],
    parentSpanId: undefined,
  });

  expect(span('POST /api/things')).toMatchObject({ part: 'svc-finance', traceId: TRACE_ID, status: { code: 0 } });
  expect(span('publish thing.added').parentSpanId).toBe(span('POST /api/things').spanId);
  expect(linkOf(span('thing.added'))).toEqual(to(span('publish thing.added')));
  expect(span('enqueue polish').parentSpanId).toBe(span('thing.added').spanId);
  expect(linkOf(span('polish'))).toEqual(to(span('enqueue polish')));
  expect(span('polish')).toMatchObject({
    part: 'svc-intake',
    attributes: { 'evenhand.job': 'polish', 'messaging.destination.name': 'svc-intake.job.polish' },
  });
  expect(text).not.toMatch(/bracelet|Sam/);
  expect(text).not.toContain('987654');
});

test('a failed call and a failed job are marked, without the messages of their errors', async () => {
  const { spans, text } = await recorded(async (finance, intake) => {
    await finance.as(anOwner()).call(brokenThing, { body: { name: 'hush', size: 1 }, headers });
    await finance.as(anOwner()).call(addThing, { body: { name: 'a brittle one', size: 1 } });
    await polished(intake, 'job failed');
  });
  const failed = spans.filter(({ status }) => status.code === 2).map(({ name }) => name);
  expect(failed.toSorted()).toEqual(['POST /api/broken-thing', 'polish']);
  expect(text).not.toMatch(/a bug with|it broke|hush|brittle/);
});
